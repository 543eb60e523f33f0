import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { fetchPublic } from "./fetch-public.ts";

const requests: string[] = [];
const answers: Readonly<Record<string, RequestListener>> = {
  "/picture": (_request, response) => response.writeHead(200, { "content-type": "image/png" }).end("picture"),
  "/large": (_request, response) => {
    response.writeHead(200, { "content-type": "image/png" });
    for (let chunk = 0; chunk < 20; chunk += 1) response.write("x".repeat(1_000));
    response.end();
  },
  "/announced": (_request, response) => response.writeHead(200, { "content-length": "999999" }).end(),
  "/missing": (_request, response) => response.writeHead(404).end(),
  "/moved": (_request, response) => response.writeHead(302, { location: "/picture" }).end(),
  "/inside": (_request, response) => response.writeHead(302, { location: "http://10.0.0.1/secret" }).end(),
  "/metadata": (_request, response) =>
    response.writeHead(301, { location: "http://169.254.169.254/latest/meta-data" }).end(),
  "/file": (_request, response) => response.writeHead(302, { location: "file:///etc/passwd" }).end(),
  "/round": (_request, response) => response.writeHead(302, { location: "/round" }).end(),
  "/silent": () => undefined,
};
const server = createServer((request, response) => {
  requests.push(request.url ?? "");
  answers[request.url ?? ""]?.(request, response);
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const { port } = server.address() as AddressInfo;

const limits = { mostBytes: 10_000, timeoutMs: 60_000 };
const isAllowed = (address: string, asksFor: number) => address === "127.0.0.1" && asksFor === port;
const outcome = async (url: string, options: object = { isAllowed }) => {
  const fetched = await fetchPublic(url, { ...limits, ...options });
  return fetched.ok ? `${fetched.value.contentType} ${fetched.value.bytes}` : fetched.error.code;
};
const local = (path: string) => `http://127.0.0.1:${port}${path}`;

test("MI-02 a file is fetched by its address, redirects included", async () => {
  expect(await outcome(local("/picture"))).toBe("image/png picture");
  expect(await outcome(local("/moved"))).toBe("image/png picture");
  expect(await outcome(local("/missing"))).toBe("REFUSED");
});

test.each([
  local("/picture"),
  "http://127.0.0.1/",
  "http://localhost/",
  "http://[::1]/",
  "http://0x7f.1/",
  "http://192.168.0.1/",
  "http://[::ffff:10.0.0.1]/",
  "https://169.254.169.254/latest/meta-data",
  "http://1.1.1.1:22/",
])("MI-02 nothing is fetched from private networks and unusual ports: %s", async (url) => {
  const before = requests.length;
  expect(await outcome(url, {})).toBe("NOT_PUBLIC");
  expect(requests).toHaveLength(before);
});

test("MI-02 a redirect into a private network, to a file or in a circle is refused", async () => {
  expect(await outcome(local("/inside"))).toBe("NOT_PUBLIC");
  expect(await outcome(local("/metadata"))).toBe("NOT_PUBLIC");
  expect(await outcome(local("/file"))).toBe("INVALID_URL");
  expect(await outcome(local("/round"))).toBe("TOO_MANY_REDIRECTS");
});

test("MI-02 a name is connected to by the address that was checked, not by one it resolves to later", async () => {
  const seen: string[] = [];
  const checked = (address: string) => seen.push(address) > 0;
  expect(await outcome(`http://localhost:${port}/picture`, { isAllowed: checked })).toMatch(/picture|UNREACHABLE/);
  expect(seen.every((address) => address === "127.0.0.1" || address === "::1")).toBe(true);
  expect(await outcome(`http://localhost:${port}/picture`, { isAllowed: () => false })).toBe("NOT_PUBLIC");
});

test.each(["ftp://1.1.1.1/a.jpg", "file:///etc/passwd", "http://user:secret@1.1.1.1/", "not an address", ""])(
  "%s is no address of a file on the web",
  async (url) => {
    expect(await outcome(url)).toBe("INVALID_URL");
  },
);

test("MI-02 a file that is too large is aborted while it arrives, a silent server after the time limit", async () => {
  expect(await outcome(local("/large"))).toBe("TOO_LARGE");
  expect(await outcome(local("/announced"))).toBe("TOO_LARGE");
  expect(await outcome(local("/silent"), { isAllowed, timeoutMs: 50 })).toBe("TIMED_OUT");
});
