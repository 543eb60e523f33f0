import { connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { shopDatabase } from "../testing/shop-database.ts";
import { startTestShop, type TestShop } from "../testing/start-test-shop.ts";

const { url } = await shopDatabase();
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

const typeOf: Readonly<Record<string, string>> = {
  "/login": "application/x-www-form-urlencoded",
  "/return-photos": "image/jpeg",
};

type Slow = { readonly socket: Socket; heard: string; readonly closed: Promise<void>; sendByte(): void };

/** A request that announces a body, sends its first byte and then single bytes or none. */
function sendSlowly(shop: TestShop, path: string, ...headers: readonly string[]): Slow {
  const { port, hostname } = new URL(shop.address);
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  const type = typeOf[path.split("?", 1)[0] ?? ""] ?? "application/json";
  const chunked = headers.some((header) => header.startsWith("Transfer-Encoding"));
  const length = chunked ? [] : ["Content-Length: 900"];
  const sendByte = () => void (socket.writable && socket.write(chunked ? "1\r\n{\r\n" : "{"));
  socket.write(
    [`POST ${path} HTTP/1.1`, "Host: shop", `Content-Type: ${type}`, ...length, ...headers, "", ""].join("\r\n"),
  );
  sendByte();
  socket.on("error", () => undefined);
  const closed = new Promise<void>((resolve) => {
    socket.once("close", () => resolve());
  });
  const slow: Slow = { socket, heard: "", closed, sendByte };
  socket.on("data", (chunk) => {
    slow.heard += chunk.toString();
  });
  return slow;
}

/** Every route that waits for a body: API, checkout, page, webhook, picture, and without a length. */
const awaited: readonly (readonly [path: string, ...headers: string[]])[] = [
  ["/graphql"],
  ["/graphql?opname=initCheckout"],
  ["/graphql", "Transfer-Encoding: chunked"],
  ["/login"],
  ["/webhooks/midtrans"],
  ["/return-photos?order=BB1"],
];
const many = (shop: TestShop, count: number, ...headers: readonly string[]) =>
  Array.from({ length: count }, (_, at) => {
    const [path = "/graphql", ...own] = awaited[at % awaited.length] ?? [];
    return sendSlowly(shop, path, ...own, ...headers);
  });

test("1B-01 stalled bodies take no slot: with more of them than slots all other requests are served", async () => {
  const shop = await startTestShop({
    databaseUrl: url,
    env: { SHOP_MOST_REQUESTS: "20", SHOP_BODY_SECONDS: "300" },
  });
  const slow = many(shop, 60);
  for (let round = 0; round < 3; round += 1) {
    // Single bytes keep the connections open.
    for (const { sendByte } of slow) sendByte();
    const replies = await Promise.all([
      shop.get(`/plp/search?q=ball${round}`),
      shop.get(`/page/none-${round}`),
      shop.post({ query: "query miniCartCount { miniCartCount }" }),
      shop.post({ query: "mutation initCheckout { initCheckout(input: {}) { success errorCode } }" }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 404, 200, 200]);
  }
  expect(slow.every(({ socket, heard }) => socket.readyState === "open" && heard === "")).toBe(true);
});

test("1B-01 a body that is not complete in time is answered 408, on every route", async () => {
  const shop = await startTestShop({ databaseUrl: url, env: { SHOP_BODY_SECONDS: "1" } });
  const slow = many(shop, awaited.length * 2);
  await Promise.all(slow.map(({ closed }) => closed));
  expect(new Set(slow.map(({ heard }) => heard.split("\r\n", 1)[0]))).toEqual(
    new Set(["HTTP/1.1 408 Request Timeout"]),
  );
  expect(shop.logged()).not.toContain('"level":"error"');
  expect((await shop.get("/healthz")).status).toBe(200);
});

test("1B-01 of too many bodies from one address the oldest are cut, and other addresses are unaffected", async () => {
  const env = { SHOP_MOST_REQUESTS: "4", SHOP_ADDRESS_SHARE: "50", SHOP_BODY_SECONDS: "300", SHOP_TRUST_PROXY: "1" };
  const shop = await startTestShop({ databaseUrl: url, env });
  const other = sendSlowly(shop, "/graphql", "X-Forwarded-For: 203.0.113.9");
  // Twenty may be under way, ten from one address.
  const first = many(shop, 6, "X-Forwarded-For: 203.0.113.7");
  await expect.poll(async () => (await shop.get("/healthz")).status).toBe(200);
  many(shop, 30, "X-Forwarded-For: 203.0.113.7");
  await Promise.all(first.map(({ closed }) => closed));
  expect(first.every(({ heard }) => heard.startsWith("HTTP/1.1 408 "))).toBe(true);
  const input = { method: "POST", headers: { "content-type": "application/json", "x-forwarded-for": "203.0.113.7" } };
  const body = JSON.stringify({ query: "query miniCartCount { miniCartCount }" });
  expect((await shop.get("/graphql", { ...input, body })).status).toBe(200);
  expect([other.socket.readyState, other.heard]).toEqual(["open", ""]);
});
