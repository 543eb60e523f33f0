import { expect, test } from "vitest";
import { browserMessages, seedMessages } from "./message-source.client.ts";

test("texts that must be loaded are one promise, before they are here and after", async () => {
  const first = browserMessages("search", "id-ID");
  expect(first).toBeInstanceOf(Promise);
  expect(await first).toHaveProperty("suggestions");
  expect(browserMessages("search", "id-ID")).toBe(first);
});

test("texts that came with the page are there at once", () => {
  seedMessages("vi-VN", { cart: { add: "Thêm" } });
  expect(browserMessages("cart", "vi-VN")).toEqual({ add: "Thêm" });
});

test("a room without texts has none, in any language", async () => {
  expect(await browserMessages("nowhere", "zh-CN")).toEqual({});
});
