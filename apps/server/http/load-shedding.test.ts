import { expect, onTestFinished, test } from "vitest";
import type { RequestOptions } from "#kit/http/testing/raw-request.ts";
import { shopDatabase } from "../testing/shop-database.ts";
import { startTestShop, type TestShop } from "../testing/start-test-shop.ts";
import { hasPriority } from "./load-shedding.ts";

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
  expect(hasPriority(url)).toBe(first);
});

const { url, database } = await shopDatabase();
const shop = await startTestShop({ databaseUrl: url, env: { SHOP_MOST_REQUESTS: "1" } });

const patient = { timeout: 120_000 };

/** Occupies up to three slots: reads of a locked table wait, and refused or aborted requests are repeated. */
async function holdPlace(held: TestShop, info: RequestOptions = {}) {
  const client = await database.pool.connect();
  await client.query("begin");
  await client.query("lock table content.page in access exclusive mode");
  let isHeld = true;
  const holders = [1, 2, 3].map(async (holder) => {
    while (isHeld) await held.get(`/page/held-${holder}`, info);
  });
  let released: Promise<void> | null = null;
  const release = () => {
    released ??= (async () => {
      isHeld = false;
      await client.query("rollback");
      client.release();
      await Promise.all(holders);
    })();
    return released;
  };
  onTestFinished(release);
  return { release };
}

test("F7 requests above the limit are refused at once, pages with a page and calls with an error, while checkouts are admitted", async () => {
  const place = await holdPlace(shop);
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
  // Refusing must stay cheap: no log line is written.
  expect(shop.logged()).not.toContain('"path":"/graphql","status":503');
  await place.release();
  await expect.poll(async () => (await shop.get("/plp/search?q=bag", html)).status, patient).toBe(200);
});

test("1B-01 a network address over its limit is refused pages and operations alike, and others are served", async () => {
  // Three slots for one address. Under lasting load two requests are admitted, and one of each address: a busy address alone is
  // never that load, however long it holds its slots.
  const env = { SHOP_MOST_REQUESTS: "6", SHOP_ADDRESS_SHARE: "50", SHOP_TRUST_PROXY: "1" };
  const full = await startTestShop({ databaseUrl: url, env });
  const call = async (address: string) => {
    const headers = { "x-forwarded-for": address };
    return (await full.post({ query: "query miniCartCount { miniCartCount }", headers })).status;
  };
  const ofTheSame = () => call("203.0.113.7");
  const place = await holdPlace(full, { headers: { "x-forwarded-for": "203.0.113.7" } });
  await expect.poll(ofTheSame, patient).toBe(503);
  for (let visit = 0; visit < 5; visit += 1) expect(await call(`203.0.113.${visit + 8}`)).toBe(200);
  await place.release();
  await expect.poll(ofTheSame, patient).toBe(200);
});
