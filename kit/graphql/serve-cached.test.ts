import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeEach, expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { graphqlResponseCache } from "./graphql-response-cache.ts";
import { publicResponseKey, serveCached } from "./serve-cached.ts";

const clock = testClock(new Date("2026-11-16T02:00:00Z"));
const cache = graphqlResponseCache({ name: "test", clock, freshSeconds: 1, maxCharacters: 100_000 });
const json = "application/json; charset=utf-8";
const serve = serveCached({
  path: "/graphql",
  answers: cache,
  variantOf: (headers) => headers["accept-language"] ?? "",
  allowedOrigins: ["https://shop.example"],
  headers: [["x-frame-options", "DENY"]],
});
/** The raw requests that were handed on. */
const handedOn: string[] = [];
const server = createServer((request, response) => {
  const next = async () => {
    handedOn.push(await text(request));
    response.end("made anew");
  };
  if (!serve(request, response, () => void next())) void next();
});
let lastSocket: Socket | undefined;
server.on("connection", (socket) => {
  lastSocket = socket;
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const { port } = server.address() as AddressInfo;
afterAll(() => server.close());

const question = JSON.stringify({ query: "{ thing }", variables: { name: "Bata é" } });
const call = async (body = question, headers: Record<string, string> = {}, path = "/graphql") => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "accept-language": "id-ID", ...headers },
    body,
  });
  return { headers: response.headers, text: await response.text() };
};

beforeEach(() => {
  handedOn.length = 0;
  cache.clearAll();
  cache.store(publicResponseKey("/graphql", "id-ID", json, question), `{"data":"Sepatu – é"}`, cache.begin());
});

test("an identical request is served from the cache, with the headers of every response", async () => {
  for (let time = 0; time < 3; time += 1) {
    const { headers, text } = await call();
    expect(text).toBe(`{"data":"Sepatu – é"}`);
    const named = ["content-type", "cache-control", "x-frame-options"].map((name) => headers.get(name));
    expect(named).toEqual([json, "no-store", "DENY"]);
  }
  expect(handedOn).toEqual([]);
});

test("another body, language, media type or address is handed on unchanged", async () => {
  const other = question.replace("thing", "other");
  const long = JSON.stringify({ query: "{ thing }", variables: { name: "x".repeat(300_000) } });
  for (const body of [other, long, ""]) expect((await call(body)).text).toBe("made anew");
  await call(question, { "accept-language": "en-US" });
  await call(question, { accept: "application/graphql-response+json" });
  await call(question, {}, "/graphql?opname=Thing");
  await call(question, {}, "/graphqls");
  expect(handedOn).toEqual([other, long, "", question, question, question, question]);
});

test("a request of another site, another content type and an expired response are handed on", async () => {
  await call(question, { origin: "https://elsewhere.example" });
  await call(question, { "sec-fetch-site": "cross-site" });
  await call(question, { "content-type": "text/plain" });
  clock.advance(1000);
  await call();
  expect(handedOn).toEqual(Array(4).fill(question));
  expect((await call(question, { origin: "https://shop.example" })).text).toBe("made anew");
});

test("a body in several chunks, or on a connection that is to close, is handed on whole", async () => {
  const bytes = Buffer.from(question);
  const head = `POST /graphql HTTP/1.1\r\nhost: shop\r\naccept-language: id-ID\r\ncontent-type: application/json\r\n`;
  const socket = connect(port, "127.0.0.1");
  const whole = `${head}content-length: ${bytes.length}\r\n\r\n`;
  socket.write(whole);
  socket.write(bytes.subarray(0, 20));
  // The first chunk has arrived before the second is sent.
  const arrived = () => lastSocket?.remotePort === socket.localPort && lastSocket?.bytesRead;
  await expect.poll(arrived).toBe(whole.length + 20);
  socket.write(bytes.subarray(20));
  socket.write(`${head}connection: close\r\ncontent-length: ${bytes.length}\r\n\r\n`);
  socket.write(bytes);
  expect((await text(socket)).match(/made anew/g)).toHaveLength(2);
  expect(handedOn).toEqual([question, question]);
});
