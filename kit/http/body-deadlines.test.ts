import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type BodyDeadlines, bodyDeadlines, bringsBody } from "./body-deadlines.ts";
import { sendRaw } from "./testing/raw-request.ts";

let bodies: BodyDeadlines;
let address: string;
const sockets: Socket[] = [];
/** The server's ends of the same connections. */
const received: Socket[] = [];
const server = createServer((request, response) => {
  const from = request.headers["x-from"];
  if (bringsBody(request)) bodies.watch(request, response, typeof from === "string" ? from : null);
  if (request.url === "/unread") return;
  readBody(request).then(
    (body) => response.end(body),
    (problem: { statusCode?: number }) => response.writeHead(problem.statusCode ?? 500, { connection: "close" }).end(),
  );
});
server.on("connection", (socket) => received.push(socket));
const readBody = (request: IncomingMessage) =>
  new Promise<string>((resolve, reject) => {
    request.once("error", reject);
    text(request).then(resolve, reject);
  });

beforeEach(async () => {
  const settings = { seconds: 1, bytesPerSecond: 100, most: 4, mostPerAddress: 2 };
  bodies = bodyDeadlines(settings);
  // Time advances only when a test advances it.
  bodies.stop();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  received.length = 0;
  bodies.stop();
  server.close();
  await once(server, "close");
});

/** A request whose body stops after its first byte. */
async function slow({ from = "", path = "/" } = {}) {
  const socket = connect(Number(new URL(address).port), "127.0.0.1");
  sockets.push(socket);
  let received = "";
  socket.on("data", (chunk) => {
    received += chunk.toString();
  });
  const head = [`POST ${path} HTTP/1.1`, "Host: x", "Content-Length: 4000"];
  const waiting = bodies.waiting();
  socket.write([...head, ...(from === "" ? [] : [`X-From: ${from}`]), "", "a"].join("\r\n"));
  const status = new Promise<string>((resolve) => {
    socket.once("close", () => resolve(received.split("\r\n", 1)[0] ?? ""));
  });
  return { socket, status, came: () => expect.poll(() => bodies.waiting()).toBeGreaterThan(waiting) };
}

test("a body that is not complete in time is answered 408, read or unread", async () => {
  const read = await slow();
  await read.came();
  const unread = await slow({ path: "/unread" });
  await unread.came();
  bodies.pass(1_100);
  expect([await read.status, await unread.status]).toEqual(Array(2).fill("HTTP/1.1 408 Request Timeout"));
  expect(bodies.waiting()).toBe(0);
});

test("a body that arrives steadily may take longer", async () => {
  const one = await slow();
  await one.came();
  const before = await slow();
  await before.came();
  one.socket.write("b".repeat(1_999));
  await expect.poll(() => received[0]?.bytesRead).toBeGreaterThan(2_000);
  bodies.pass(10_000);
  // The stalled one is cut by the same tick that lets the other continue.
  expect(await before.status).toBe("HTTP/1.1 408 Request Timeout");
  expect(one.socket.readyState).toBe("open");
  bodies.pass(50_000);
  expect(await one.status).toBe("HTTP/1.1 408 Request Timeout");
});

test("of too many bodies the oldest is cut, per address and in total, and new requests are served", async () => {
  const all = [];
  for (const from of ["1.1.1.1", "1.1.1.1", "1.1.1.1", "2.2.2.2", "3.3.3.3"]) {
    const waiting = bodies.waiting();
    const one = await slow({ from });
    all.push(one);
    // The third exceeds the limit of its address: another has been cut when it is admitted.
    if (all.length === 3) await all[0]?.status;
    else await expect.poll(() => bodies.waiting()).toBe(waiting + 1);
  }
  expect(bodies.waiting()).toBe(4);
  const answered = await sendRaw(address, { method: "POST", body: "quick", headers: { "x-from": "4.4.4.4" } });
  expect([answered.status, answered.text]).toEqual([200, "quick"]);
  expect(await all[0]?.status).toBe("HTTP/1.1 408 Request Timeout");
  expect(await all[1]?.status).toBe("HTTP/1.1 408 Request Timeout");
  expect(all.slice(2).map(({ socket }) => socket.readyState)).toEqual(["open", "open", "open"]);
});

test("a complete body is no longer watched", async () => {
  for (let at = 0; at < 10; at += 1) await sendRaw(address, { method: "POST", body: `x${at}` });
  await expect.poll(() => bodies.waiting()).toBe(0);
});
