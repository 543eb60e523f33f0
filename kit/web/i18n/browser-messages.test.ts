import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test, vi } from "vitest";
import { browserMessages, seedMessages } from "./browser-messages.ts";

const files: Record<string, unknown> = { "/search/id-ID.json": { suggestions: "Saran" } };
const server = createServer((request, response) => {
  const file = files[request.url ?? ""];
  response.writeHead(file ? 200 : 404).end(JSON.stringify(file ?? null));
}).listen(0, "127.0.0.1");
await once(server, "listening");
vi.stubEnv("TEXT_FILES", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);

afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});

test("texts that must be loaded are one promise, before and after they have arrived", async () => {
  const first = browserMessages("search", "id-ID");
  expect(first).toBeInstanceOf(Promise);
  expect(await first).toEqual({ suggestions: "Saran" });
  expect(browserMessages("search", "id-ID")).toBe(first);
});

test("texts that came with the page are available synchronously", () => {
  seedMessages("vi-VN", { cart: { add: "Thêm" } });
  expect(browserMessages("cart", "vi-VN")).toEqual({ add: "Thêm" });
});

test("a module without texts has none in any language", async () => {
  expect(await browserMessages("nowhere", "zh-CN")).toEqual({});
});
