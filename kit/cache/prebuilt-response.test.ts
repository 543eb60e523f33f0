import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { bodyOf, prebuildResponse, sendPrebuilt } from "./prebuilt-response.ts";

const page = "<p>Bata &amp; Bola</p>";
const aReady = (body = page) => {
  const headers = ["content-type", "text/html", "content-length", String(Buffer.byteLength(body))];
  return prebuildResponse(200, headers, Buffer.from(body));
};

let server: Server;

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function listen(listener: RequestListener): Promise<number> {
  server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

/** Sends bytes over one connection, and answers what came back once it holds so many answers or has ended. */
async function send(port: number, text: string, replies = Number.POSITIVE_INFINITY): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(text);
  let heard = "";
  for await (const chunk of socket) {
    heard += chunk;
    if (heard.split("HTTP/1.1 ").length - 1 >= replies && heard.endsWith("</p>")) break;
  }
  return heard;
}

const get = (path: string, more = "") => `GET ${path} HTTP/1.1\r\nhost: shop\r\n${more}\r\n`;

test("an answer leaves whole, with the date of its second", async () => {
  const ready = aReady();
  const port = await listen((_, response) => sendPrebuilt(response, 200, ready));
  const now = vi.spyOn(Date, "now");
  for (const moment of ["2026-11-16T01:02:03Z", "2026-11-16T01:02:04Z"]) {
    now.mockReturnValue(Date.parse(moment));
    const heard = await send(port, get("/"), 1);
    expect(heard).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(heard).toContain(`\r\nDate: ${new Date(moment).toUTCString()}\r\n`);
    expect(heard).toContain("\r\nConnection: keep-alive\r\nKeep-Alive: timeout=65\r\n\r\n");
    expect(heard.endsWith(bodyOf(ready).toString())).toBe(true);
  }
  now.mockRestore();
});

test("requests sent ahead are answered in their order, the slow one before the ready one", async () => {
  const ready = aReady();
  const port = await listen((request, response) => {
    if (request.url === "/slow") return void setTimeout(() => response.end("slow</p>"), 30);
    if (!sendPrebuilt(response, 200, ready)) response.end("by Node</p>");
  });
  const heard = await send(port, get("/") + get("/slow") + get("/") + get("/", "connection: close\r\n"));
  expect(heard.split("HTTP/1.1 200 OK").map((reply) => reply.split("\r\n\r\n")[1])).toEqual([
    undefined,
    page,
    "slow</p>",
    "by Node</p>",
    "by Node</p>",
  ]);
});

test("Node decides where a connection ends or a header was set", async () => {
  const completions: boolean[] = [];
  const port = await listen((request, response) => {
    if (request.url === "/cookie") response.setHeader("set-cookie", "a=b");
    completions.push(sendPrebuilt(response, 200, aReady()));
    if (!completions.at(-1)) response.end("by Node</p>");
  });
  expect(await send(port, get("/", "connection: close\r\n"))).toMatch(/\r\nConnection: close\r\n/);
  expect(await send(port, get("/cookie"), 1)).toMatch(/\r\nset-cookie: a=b\r\n/);
  expect(completions).toEqual([false, false]);
});

test("the end of a response is reported, and a large body arrives complete", async () => {
  const large = `${"x".repeat(5_000_000)}</p>`;
  const ready = aReady(large);
  const ended: string[] = [];
  const port = await listen((_, response) => {
    response.once("finish", () => ended.push("finish"));
    response.once("close", () => ended.push("close"));
    sendPrebuilt(response, 200, ready);
  });
  const heard = await send(port, get("/") + get("/"), 2);
  expect(heard.length).toBe(2 * ready.bytes.length);
  expect(ended.toSorted()).toEqual(["close", "close", "finish", "finish"]);
});

test("a header that could break out of its line is refused when the answer is made", () => {
  expect(() => prebuildResponse(200, ["x", "a\r\nset-cookie: b=c"], Buffer.from(""))).toThrow(/Invalid character/);
  expect(() => prebuildResponse(200, ["x y", "a"], Buffer.from(""))).toThrow(/valid HTTP token/);
});
