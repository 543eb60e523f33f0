import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { isPostAddress, postPublic } from "./post-public.ts";
import { isLoopbackAddress, isPublicAddress } from "./public-address.ts";

const requests: string[] = [];
const server = createServer((request, response) => {
  requests.push(request.url ?? "");
  if (request.url === "/moved") response.writeHead(307, { location: "http://127.0.0.1/inside" }).end();
  else if (request.url !== "/silent") response.writeHead(200).end("x".repeat(5_000));
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const { port } = server.address() as AddressInfo;

const post = { body: "{}", headers: {}, timeoutMs: 60_000, mostBytes: 10, allowsLoopback: false };
const outcome = async (address: string, more: Partial<typeof post> = {}) => {
  const answer = await postPublic(address, { ...post, ...more });
  return answer.ok ? `${answer.value.status} ${answer.value.body}` : answer.error.code;
};

test("MX-05 the status and the beginning of an answer are told; a redirect is not followed", async () => {
  expect(await outcome(`http://127.0.0.1:${port}/`, { allowsLoopback: true })).toBe("200 xxxxxxxxxx");
  expect(await outcome(`http://127.0.0.1:${port}/moved`, { allowsLoopback: true })).toBe("307 ");
  expect(await outcome(`http://127.0.0.1:${port}/silent`, { allowsLoopback: true, timeoutMs: 100 })).toBe("TIMED_OUT");
});

test.each([
  `https://127.0.0.1:${port}/`,
  `https://localhost:${port}/`,
  "https://[::1]/",
  "https://0x7f.1/",
  "https://2130706433/",
  "https://192.168.0.1/",
  "https://169.254.169.254/latest/meta-data",
  "https://[::ffff:10.0.0.1]/",
  "https://[::ffff:7f00:1]/",
  "https://[64:ff9b::a00:1]/",
  "https://[fd00::1]/",
  "https://[fe80::1]/",
])("MX-05 nothing is posted to private networks: %s", async (address) => {
  const before = requests.length;
  expect(await outcome(address)).toBe("NOT_PUBLIC");
  expect(requests).toHaveLength(before);
});

test("MX-05 loopback is allowed for development alone, other private networks never", async () => {
  expect(await outcome("http://10.0.0.1/", { allowsLoopback: true })).toBe("NOT_PUBLIC");
  expect(await outcome("https://10.0.0.1/", { allowsLoopback: true })).toBe("NOT_PUBLIC");
  expect(await outcome("http://1.1.1.1/", { allowsLoopback: true })).toBe("NOT_PUBLIC");
  expect(await outcome(`http://127.0.0.1:${port}/`)).toBe("INVALID_URL");
});

test("MX-05 only https addresses without a password are accepted", () => {
  expect(isPostAddress("https://erp.example/hooks", false)).toBe(true);
  for (const address of ["http://erp.example/", "ftp://erp.example/", "https://a:b@erp.example/", "erp.example", ""])
    expect(isPostAddress(address, false)).toBe(false);
});

const byte = fc.integer({ min: 0, max: 255 });
const group = fc.integer({ min: 0, max: 0xffff });

test("MX-05 no IPv4 address of a private network is public, however it is written", () => {
  const inside = fc.oneof(
    fc.tuple(fc.constant(10), byte, byte, byte),
    fc.tuple(fc.constant(127), byte, byte, byte),
    fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte, byte),
    fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
    fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
    fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), byte, byte),
    fc.tuple(fc.integer({ min: 224, max: 255 }), byte, byte, byte),
    fc.tuple(fc.constant(0), byte, byte, byte),
  );
  fc.assert(
    fc.property(inside, (parts) => {
      const dotted = parts.join(".");
      const [a, b, c, d] = parts;
      const hex = `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
      const asHosts = [dotted, `::ffff:${dotted}`, `::ffff:${hex}`, `::${hex}`, `64:ff9b::${hex}`, `2002:${hex}::1`];
      expect(asHosts.filter(isPublicAddress)).toEqual([]);
    }),
  );
});

test("MX-05 no IPv6 address outside the global block is public", () => {
  fc.assert(
    fc.property(fc.array(group, { minLength: 8, maxLength: 8 }), (groups) => {
      const isGlobal = (groups[0] ?? 0) >= 0x2000 && (groups[0] ?? 0) <= 0x3fff;
      const address = groups.map((one) => one.toString(16)).join(":");
      if (!isGlobal) expect(isPublicAddress(address)).toBe(false);
      expect(isPublicAddress(address) && isLoopbackAddress(address)).toBe(false);
    }),
  );
});
