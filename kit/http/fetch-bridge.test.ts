import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { readBody, sendResponse, toRequest } from "./fetch-bridge.ts";

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

/** Sends raw bytes and returns everything the server answers until it closes. */
function raw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    let answer = "";
    socket.setEncoding("latin1");
    socket.on("data", (piece) => {
      answer += piece;
    });
    socket.on("close", () => resolve(answer));
    socket.on("error", reject);
  });
}

/** Runs one raw request through the bridge and tells what the WHATWG request looked like. */
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
  const asked = await seen(`GET ${target} HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n`);
  expect(asked.url).toBe(url);
});

test("S12 a spoofed host reaches nobody", async () => {
  const asked = await seen(
    "GET / HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: http\r\n" +
      "Forwarded: host=evil.example\r\nX-Kept: yes\r\nConnection: close\r\n\r\n",
  );
  expect(Object.fromEntries(asked.headers)).toEqual({ host: "shop.example", "x-kept": "yes" });
});

test("repeated headers are joined, cookies included", async () => {
  const asked = await seen(
    "GET / HTTP/1.1\r\nHost: x\r\nX-A: 1\r\nX-A: 2\r\nCookie: a=1; b=2\r\nConnection: close\r\n\r\n",
  );
  expect(asked.headers.get("x-a")).toBe("1, 2");
  expect(asked.headers.get("cookie")).toBe("a=1; b=2");
});

test("path and headers can be replaced and dropped", async () => {
  const { promise, resolve } = Promise.withResolvers<Request>();
  const port = await serve((req, res) => {
    resolve(toRequest(req, { origin, pathAndQuery: "/b?c=1", dropHeaders: new Set(["cookie"]) }));
    res.end();
  });
  await raw(port, "GET /a HTTP/1.1\r\nHost: x\r\nCookie: secret=1\r\nConnection: close\r\n\r\n");
  const asked = await promise;
  expect([asked.url, asked.headers.get("cookie")]).toEqual(["https://shop.example/b?c=1", null]);
});

test("a posted body arrives byte for byte", async () => {
  const sent = Buffer.from(Array.from({ length: 300_000 }, (_, at) => at % 251));
  const port = await serve(async (req, res) => {
    const body = Buffer.from(await toRequest(req, { origin }).arrayBuffer());
    await sendResponse(new Response(body), res, req.method);
  });
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: "POST", body: sent });
  expect(Buffer.from(await answer.arrayBuffer()).equals(sent)).toBe(true);
});

test("status, several cookies and a streamed body come out as they went in", async () => {
  const headers = new Headers([
    ["set-cookie", "a=1; Path=/"],
    ["set-cookie", "b=2, still b; HttpOnly"],
    ["x-a", "1"],
  ]);
  const body = new ReadableStream({
    async start(controller) {
      for (const piece of ["one ", "two ", "three"]) {
        controller.enqueue(new TextEncoder().encode(piece));
        await new Promise(setImmediate);
      }
      controller.close();
    },
  });
  const port = await serve(
    (req, res) => void sendResponse(new Response(body, { status: 418, headers }), res, req.method),
  );
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect(answer.status).toBe(418);
  expect(answer.headers.getSetCookie()).toEqual(["a=1; Path=/", "b=2, still b; HttpOnly"]);
  expect(await answer.text()).toBe("one two three");
});

test("HEAD sends the head alone and lets the body go", async () => {
  const cancelled = Promise.withResolvers<void>();
  const body = new ReadableStream({ cancel: () => cancelled.resolve() });
  const port = await serve(
    (req, res) => void sendResponse(new Response(body, { headers: { "content-length": "7" } }), res, req.method),
  );
  const answer = await raw(port, "HEAD / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\ncontent-length: 7\r\n/);
  expect(answer.endsWith("\r\n\r\n")).toBe(true);
  await cancelled.promise;
});

test("a client that goes away aborts the request and stops the stream", async () => {
  const aborted = Promise.withResolvers<string>();
  const cancelled = Promise.withResolvers<void>();
  const port = await serve((req, res) => {
    const { signal } = toRequest(req, { origin, response: res });
    signal.addEventListener("abort", () => aborted.resolve((signal.reason as Error).message));
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode("first")),
      cancel: () => cancelled.resolve(),
    });
    void sendResponse(new Response(body), res, req.method);
  });
  const client = request({ port, host: "127.0.0.1" }, (answer) => answer.once("data", () => client.destroy()));
  client.on("error", () => undefined);
  client.end();
  expect(await aborted.promise).toBe("the client went away");
  await cancelled.promise;
});

test("a completed answer aborts nothing", async () => {
  const closed = Promise.withResolvers<boolean>();
  const port = await serve((req, res) => {
    const { signal } = toRequest(req, { origin, response: res });
    res.once("close", () => closed.resolve(signal.aborted));
    void sendResponse(new Response("done"), res, req.method);
  });
  await fetch(`http://127.0.0.1:${port}/`).then((answer) => answer.text());
  expect(await closed.promise).toBe(false);
});

test("a body that fails before its first byte can still become an error page", async () => {
  const port = await serve(async (req, res) => {
    const body = new ReadableStream({ start: (controller) => controller.error(new Error("no data")) });
    await sendResponse(new Response(body), res, req.method).catch((problem: Error) => {
      res.writeHead(500).end(problem.message);
    });
  });
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect([answer.status, await answer.text()]).toEqual([500, "no data"]);
});

test("a body that fails halfway cuts the connection instead of pretending to be whole", async () => {
  const firstPieceRead = Promise.withResolvers<void>();
  const outcome = Promise.withResolvers<string>();
  const port = await serve((req, res) => {
    const body = new ReadableStream({
      async start(controller) {
        controller.enqueue(new TextEncoder().encode("half"));
        await firstPieceRead.promise;
        controller.error(new Error("broken"));
      },
    });
    sendResponse(new Response(body), res, req.method).catch((problem: Error) => outcome.resolve(problem.message));
  });
  const reader = (await fetch(`http://127.0.0.1:${port}/`)).body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("half");
  firstPieceRead.resolve();
  await expect(reader?.read()).rejects.toThrow("terminated");
  expect(await outcome.promise).toBe("broken");
});

test("a slow reader gets every byte of a large stream", async () => {
  const piece = new Uint8Array(64 * 1024).fill(7);
  let left = 64;
  const body = new ReadableStream({
    pull: (controller) => (left-- > 0 ? controller.enqueue(piece) : controller.close()),
  });
  const port = await serve((req, res) => void sendResponse(new Response(body), res, req.method));
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect((await readBody(answer)).length).toBe(64 * piece.length);
});
