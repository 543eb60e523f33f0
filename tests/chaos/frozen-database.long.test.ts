import { afterAll, expect, test } from "vitest";
import { startTestShop } from "#apps/server/testing/start-test-shop.ts";
import { databaseFixture } from "#kit/postgres/embedded/testing/database-fixture.ts";

const fixture = await databaseFixture();
afterAll(() => fixture.close());
const { url } = await fixture.start();
const shop = await startTestShop({ databaseUrl: url, env: { SHOP_PAGE_CACHE_MB: "0", DATABASE_WAIT_SECONDS: "4" } });
const html = { headers: { accept: "text/html" } };

test("1B-10 while PostgreSQL is frozen every request gets a 503 with Retry-After", async () => {
  expect((await shop.get("/plp/search?q=ball", html)).status).toBe(200);
  await fixture.freeze();
  // More requests than connections. All responses arrive while the database is frozen.
  const pages = Array.from({ length: 15 }, (_, at) => shop.get(`/plp/search?q=ball${at}`, html));
  const calls = Array.from({ length: 15 }, () => shop.post({ query: "mutation guestInit { guestInit { success } }" }));
  const shown = await Promise.all([...pages, shop.get("/page/unseen", html)]);
  expect(shown.map(({ status }) => status)).toEqual(Array(shown.length).fill(503));
  expect(shown.every(({ text }) => text.includes("<html"))).toBe(true);
  const reply = await Promise.all(calls);
  // An operation reports its status in its error.
  expect(reply.map(({ body }) => body.errors?.[0]?.extensions)).toEqual(
    reply.map(() => expect.objectContaining({ code: "TRY_AGAIN", statusCode: 503 })),
  );
  const later = [...shown, ...reply].map(({ headers }) => Number(headers["retry-after"]));
  expect(later.every((seconds) => seconds >= 1 && seconds <= 5)).toBe(true);
  expect((await shop.get("/readyz")).status).toBe(503);
  expect((await shop.get("/healthz")).status).toBe(200);
  await fixture.thaw();
  await expect.poll(async () => (await shop.get("/plp/search?q=ball", html)).status, { timeout: 120_000 }).toBe(200);
}, 300_000);
