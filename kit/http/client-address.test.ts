import { expect, test } from "vitest";
import { clientAddress, isLoopback } from "./client-address.ts";

const requested = (forwarded: string | undefined) => ({
  headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
  socket: { remoteAddress: "10.0.0.9" },
});

test.each([
  [undefined, 0, "10.0.0.9"],
  ["1.1.1.1", 0, "10.0.0.9"],
  [undefined, 1, "10.0.0.9"],
  ["1.1.1.1", 1, "1.1.1.1"],
  ["6.6.6.6, 1.1.1.1", 1, "1.1.1.1"],
  ["6.6.6.6, 1.1.1.1,10.0.0.8", 2, "1.1.1.1"],
  ["1.1.1.1", 2, "1.1.1.1"],
  ["", 1, "10.0.0.9"],
] as const)("forwarded for %s over %d proxies, the client is %s", (forwarded, proxies, address) => {
  expect(clientAddress(requested(forwarded), proxies)).toBe(address);
});

test("a loopback address is recognised in each of its spellings", () => {
  expect(["127.0.0.1", "127.1.2.3", "::1", "::ffff:127.0.0.1"].every(isLoopback)).toBe(true);
  expect(["10.0.0.1", "::2", "128.0.0.1", ""].some(isLoopback)).toBe(false);
});
