import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { expect, test } from "vitest";
import { shopDatabase } from "../testing/shop-database.ts";
import { startTestShop } from "../testing/start-test-shop.ts";
import { comesFirst } from "./crowded.ts";

test.each([
  ["/checkout", true],
  ["/checkout.data?_routes=x", true],
  ["/payment?order=BB1", true],
  ["/webhooks/midtrans", true],
  ["/readyz", true],
  ["/graphql?opname=createOrderCustom", true],
  ["/graphql?x=1&opname=updateCheckout", true],
  ["/graphql?opname=createOrderCustoms", false],
  ["/graphql?opname=addToCart", false],
  ["/graphql", false],
  ["/checkouts", false],
  ["/plp/search?q=/checkout", false],
  ["/", false],
])("%s comes first: %s", (url, first) => {
  expect(comesFirst(url)).toBe(first);
});

const { url } = await shopDatabase();
const shop = await startTestShop({ databaseUrl: url, env: { SHOP_MOST_REQUESTS: "1" } });

const patient = { timeout: 15_000 };

/** A call whose last byte does not come until it is told to. */
function slowCall() {
  const body = JSON.stringify({ query: "query siteName { homeInit { siteInfo { name } } }" });
  const headers = { "content-type": "application/json", "content-length": String(body.length) };
  const sent = request(`${shop.address}/graphql`, { method: "POST", headers });
  sent.write(body.slice(0, -1));
  const answered = once(sent, "response").then(([response]) => (response as IncomingMessage).resume().statusCode);
  return { answered, finish: () => sent.end("}") };
}

test("F7 more than a process can take on are told so at once, pages as a page, calls as calls, and checkouts are let in", async () => {
  const slow = slowCall();
  const html = { headers: { accept: "text/html" } };
  await expect.poll(async () => (await shop.get("/plp/search?q=bag", html)).status, patient).toBe(503);
  const [page, call, first, healthy] = await Promise.all([
    shop.get("/plp/search?q=bag", html),
    shop.post({ query: "query miniCartCount { miniCartCount }" }),
    shop.post({ query: "mutation initCheckout { initCheckout(input: {}) { success errorCode } }" }),
    shop.get("/healthz"),
  ]);
  expect([page.status, page.headers["retry-after"]]).toEqual([503, "2"]);
  expect(page.text).toContain("One moment, please");
  expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
  expect(page.headers["x-content-type-options"]).toBe("nosniff");
  expect([call.status, call.headers["retry-after"], call.body.errors?.[0]?.extensions.code]).toEqual([
    503,
    "2",
    "TRY_AGAIN",
  ]);
  expect(first.body.errors?.[0]?.extensions.code).toBe("0002");
  expect(healthy.status).toBe(200);
  slow.finish();
  expect(await slow.answered).toBe(200);
  await expect.poll(async () => (await shop.get("/plp/search?q=bag", html)).status, patient).toBe(200);
});
