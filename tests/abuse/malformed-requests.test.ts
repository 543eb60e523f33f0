import { METHODS } from "node:http";
import { connect } from "node:net";
import { beforeEach, expect, test } from "vitest";
import { testShopper } from "#apps/server/checkout/test-shopper.ts";
import { demoDatabase } from "#apps/server/testing/demo-database.ts";
import { startTestShop } from "#apps/server/testing/start-test-shop.ts";

const { url } = await demoDatabase();
const shop = await startTestShop({ databaseUrl: url, env: { SHOP_ROLE: "all" } });
const guest = await testShopper(shop);
const form = { "content-type": "application/x-www-form-urlencoded", accept: "text/html" };

let before = 0;
const allErrorLines = () =>
  shop
    .logged()
    .split("\n")
    .filter((line) => line.includes('"level":"error"'));
/** What this test has brought into the log. */
const errorLines = () => allErrorLines().slice(before);
beforeEach(() => {
  before = allErrorLines().length;
});

/** Sends a request by hand: clients refuse to make some of these. */
function statusOf(method: string, path: string): Promise<number> {
  const { hostname, port } = new URL(shop.address);
  return new Promise((resolve, reject) => {
    let received = "";
    const socket = connect({ host: hostname, port: Number(port) });
    socket.on("data", (chunk) => {
      received += String(chunk);
      socket.end();
    });
    socket.on("close", () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 0)));
    socket.on("error", reject);
    socket.write(`${method} ${path} HTTP/1.1\r\nHost: shop\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
  });
}

/** CONNECT is for proxies: the connection is closed without a response. The others are normal methods. */
const usual = new Set(["GET", "HEAD", "POST", "CONNECT"]);
const methods = METHODS.filter((method) => !usual.has(method));

test("2B-09 a method that no page takes is refused with 4xx on every path, TRACE among them", async () => {
  expect(methods).toContain("TRACE");
  const found: string[] = [];
  for (const path of [
    "/",
    "/login",
    "/pdp/a/b",
    "/page/none",
    "/graphql",
    "/loyalty/graphql",
    "/webhooks/midtrans",
    "/club/set-pin",
    "/healthz",
    "/img/w320/a.jpg",
  ]) {
    for (const method of path === "/" ? methods : ["TRACE", "PUT", "DELETE", "PROPFIND"]) {
      const status = await statusOf(method, path);
      if (status < 400 || status >= 500) found.push(`${method} ${path}: ${status}`);
    }
  }
  expect(found.filter((one) => !one.startsWith("OPTIONS"))).toEqual([]);
  expect(errorLines()).toEqual([]);
}, 120_000);

/** Names of object properties, and names reserved by GraphQL. */
const names = [
  "__proto__",
  "__defineGetter__",
  "__x",
  "constructor",
  "prototype",
  "toString",
  "valueOf",
  "hasOwnProperty",
  "then",
  "toJSON",
  "length",
];
const documents: readonly ((name: string) => string)[] = [
  (name) => `query q { ${name}: homeInit { siteInfo { name } } }`,
  (name) => `query q { homeInit { ${name}: siteInfo { name } } }`,
  (name) => `query q { homeInit { siteInfo { ${name}: name } } }`,
  (name) => `query ${name} { homeInit { siteInfo { name } } }`,
  (name) => `query q { homeInit { ...${name} } } fragment ${name} on HomeInitReply { siteInfo { name } }`,
  (name) => `query q($${name}: String!) { getPageByUrl(pageUrl: $${name}, deviceType: "pc") { lang } }`,
  (name) => `mutation q { ${name}: guestInit { success } }`,
];

test("2B-09 any alias or variable name in a document is answered or refused with 4xx, at the first run and when cached", async () => {
  const found: string[] = [];
  for (const name of names) {
    for (const document of documents) {
      const query = document(name);
      for (let run = 0; run < 5; run += 1) {
        const { status, body } = await shop.post({ query, variables: JSON.parse(`{"${name}":"/"}`) });
        const codes = (body.errors ?? []).map(({ extensions }) => extensions.statusCode);
        if (status >= 500 || codes.some((code) => code >= 500)) found.push(`${query}: ${status} ${codes}`);
        if (name.startsWith("__") && !codes.includes(400)) found.push(`${query}: let in`);
      }
    }
  }
  expect(found).toEqual([]);
  expect(errorLines()).toEqual([]);
}, 240_000);

const intents = [
  "",
  "unknown",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "cancel%00",
  "x".repeat(3000),
];
const formPages = [
  "/shop-cart",
  "/admin/orders/BB2222222222",
  "/admin/returns/RT2222222222",
  "/admin/refunds",
  "/admin/offers",
  "/admin/staff",
  "/admin/staff/00000000-0000-0000-0000-000000000000",
];

test.each(formPages)(
  "2B-09 a form to %s with an unknown action is refused with 4xx",
  async (path) => {
    const found: string[] = [];
    for (const intent of intents) {
      const body = `intent=${intent}&lineId=1&version=1`;
      const { status } = await shop.get(path, { method: "POST", headers: { ...form, cookie: guest.cookie }, body });
      if (status < 400 || status >= 500) found.push(`${intent.slice(0, 20)}: ${status}`);
    }
    expect(found).toEqual([]);
    expect(errorLines()).toEqual([]);
  },
  120_000,
);

const beginnings = [
  "",
  "lineId=",
  "lineId=%00",
  "lineId=__proto__",
  "lineId=1&lineId=2",
  "a=b",
  `lineId=${"9".repeat(300)}`,
];
const visitors = [
  ["nobody", {}],
  ["a guest", { cookie: guest.cookie }],
  ["a session that has ended", { cookie: "token=somebody-else" }],
] as const;

test.each(visitors)(
  "2B-09 POST /checkout/begin by %s without a cart is refused with 4xx",
  async (_who, headers) => {
    const found: string[] = [];
    for (const body of beginnings) {
      const { status } = await shop.get("/checkout/begin", { method: "POST", headers: { ...form, ...headers }, body });
      if (status < 400 || status >= 500) found.push(`${body.slice(0, 30)}: ${status}`);
    }
    expect(found).toEqual([]);
    expect(errorLines()).toEqual([]);
  },
  120_000,
);
