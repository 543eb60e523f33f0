import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { readBody, toRequest } from "./fetch-bridge.ts";

const origin = "https://shop.example";
const servers: Server[] = [];

async function serve(handler: (req: IncomingMessage, res: ServerResponse) => void): Promise<number> {
  const server = createServer(handler);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Sends raw bytes and returns the whole response until the server closes. */
function raw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    let reply = "";
    socket.setEncoding("latin1");
    socket.on("data", (chunk) => {
      reply += chunk;
    });
    socket.on("close", () => resolve(reply));
    socket.on("error", reject);
  });
}

/** Runs one raw request through the bridge and returns the WHATWG request. */
async function seen(bytes: string): Promise<Request> {
  const { promise, resolve } = Promise.withResolvers<Request>();
  const port = await serve((req, res) => {
    resolve(toRequest(req, { origin }));
    res.end();
  });
  await raw(port, bytes);
  return promise;
}

test.each([
  ["/plp/balls?page=2&q=a%20b", "https://shop.example/plp/balls?page=2&q=a%20b"],
  ["//evil.example/x", "https://shop.example//evil.example/x"],
  ["/\\evil.example", "https://shop.example//evil.example"],
  ["http://evil.example/path?x=1", "https://shop.example/path?x=1"],
  ["/@evil.example", "https://shop.example/@evil.example"],
])("%s stays on the configured site", async (target, url) => {
  const result = await seen(`GET ${target} HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n`);
  expect(result.url).toBe(url);
});

test("S12 a spoofed host has no effect", async () => {
  const result = await seen(
    "GET / HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: http\r\n" +
      "Forwarded: host=evil.example\r\nX-Kept: yes\r\nConnection: close\r\n\r\n",
  );
  expect(Object.fromEntries(result.headers)).toEqual({ host: "shop.example", "x-kept": "yes" });
});

test("repeated headers are joined, cookies included", async () => {
  const result = await seen(
    "GET / HTTP/1.1\r\nHost: x\r\nX-A: 1\r\nX-A: 2\r\nCookie: a=1; b=2\r\nConnection: close\r\n\r\n",
  );
  expect(result.headers.get("x-a")).toBe("1, 2");
  expect(result.headers.get("cookie")).toBe("a=1; b=2");
});

test("path and headers can be replaced and dropped", async () => {
  const { promise, resolve } = Promise.withResolvers<Request>();
  const port = await serve((req, res) => {
    resolve(toRequest(req, { origin, pathAndQuery: "/b?c=1", dropHeaders: new Set(["cookie"]) }));
    res.end();
  });
  await raw(port, "GET /a HTTP/1.1\r\nHost: x\r\nCookie: secret=1\r\nConnection: close\r\n\r\n");
  const result = await promise;
  expect([result.url, result.headers.get("cookie")]).toEqual(["https://shop.example/b?c=1", null]);
});

test("a request body arrives byte for byte", async () => {
  const sent = Buffer.from(Array.from({ length: 300_000 }, (_, at) => at % 251));
  const port = await serve(async (req, res) => {
    const body = Buffer.from(await toRequest(req, { origin }).arrayBuffer());
    res.end(body);
  });
  const response = await fetch(`http://127.0.0.1:${port}/`, { method: "POST", body: sent });
  expect((await readBody(response)).equals(sent)).toBe(true);
});

test("a disconnected client aborts the request", async () => {
  const aborted = Promise.withResolvers<string>();
  const port = await serve((req, res) => {
    const { signal } = toRequest(req, { origin, response: res });
    signal.addEventListener("abort", () => aborted.resolve((signal.reason as Error).message));
    res.write("first");
  });
  const client = request({ port, host: "127.0.0.1" }, (reply) => reply.once("data", () => client.destroy()));
  client.on("error", () => undefined);
  client.end();
  expect(await aborted.promise).toBe("the client went away");
});

test("a completed response aborts nothing", async () => {
  const closed = Promise.withResolvers<boolean>();
  const port = await serve((req, res) => {
    const { signal } = toRequest(req, { origin, response: res });
    res.once("close", () => closed.resolve(signal.aborted));
    res.end("done");
  });
  await fetch(`http://127.0.0.1:${port}/`).then((response) => response.text());
  expect(await closed.promise).toBe(false);
});
