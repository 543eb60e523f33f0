import { once } from "node:events";
import { createServer } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { freePort } from "./free-port.ts";

afterEach(() => vi.restoreAllMocks());

test("a free port can be listened on, and is outside the ephemeral range", async () => {
  const port = await freePort();
  expect(port).toBeGreaterThanOrEqual(20_000);
  expect(port).toBeLessThan(32_768);
  const server = createServer().listen(port, "127.0.0.1");
  await once(server, "listening");
  server.close();
});

test("a port in use is skipped", async () => {
  const taken = await freePort();
  const server = createServer().listen(taken, "127.0.0.1");
  await once(server, "listening");
  const generated = (taken - 20_000 + 0.5) / 12_768;
  vi.spyOn(Math, "random").mockReturnValueOnce(generated).mockReturnValueOnce(generated).mockReturnValue(0.5);
  expect(await freePort()).toBe(26_384);
  server.close();
});
