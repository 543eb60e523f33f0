import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { startDatabaseProxy } from "#kit/testing/database-proxy.ts";
import { shopDatabase } from "../testing/shop-database.ts";
import { startTestShop } from "../testing/start-test-shop.ts";
import { shown, writeSilently } from "../testing/test-pages.ts";

const { url, database } = await shopDatabase();
const proxy = await startDatabaseProxy(url);
const clock = testClock(new Date());
const shop = await startTestShop({ databaseUrl: proxy.url, clock });
afterAll(() => proxy.stop());

const patient = { timeout: 120_000 };
const inside = / {4}at |postgres|ECONN|select |content\.page|node_modules|terminat/i;

test("LP-11 without the database cached pages are served, others fail without internals, and no failure is cached", async () => {
  await writeSilently(database, "/page/kept");
  await writeSilently(database, "/page/unseen");
  const before = await shop.get("/page/kept");
  expect(shown(before)).toBe("first en-US pc");

  proxy.cut();
  const cached = await shop.get("/page/kept");
  expect(cached.body.equals(before.body)).toBe(true);

  // A minute later it is stale: it is served all the same, and the failed revalidation changes nothing.
  clock.advance(61_000);
  for (let visit = 0; visit < 3; visit += 1) {
    expect((await shop.get("/page/kept")).body.equals(before.body)).toBe(true);
    clock.advance(2_000);
  }

  const unseen = await shop.get("/page/unseen");
  expect([unseen.status, unseen.headers["retry-after"]]).toEqual([503, "2"]);
  expect(unseen.text).toContain("This page is taking a break");
  expect(unseen.text).not.toMatch(inside);
  const sessionless = await shop.get("/dev/ui", { headers: { cookie: "token=abc" } });
  expect([sessionless.status, sessionless.headers["retry-after"]]).toEqual([503, "2"]);
  expect(sessionless.text).not.toMatch(inside);
  const { body } = await shop.post({ query: "query homeInit { homeInit { siteInfo { name } } }" });
  expect(body.errors?.map(({ message }) => message)).toEqual(["There was an error. Please try again later."]);
  expect((await shop.get("/healthz")).status).toBe(200);
  expect((await shop.get("/readyz")).status).toBe(503);

  proxy.mend();
  await expect.poll(async () => (await shop.get("/readyz")).status, patient).toBe(200);
  const found = await shop.get("/page/unseen");
  expect([found.status, shown(found)]).toEqual([200, "first en-US pc"]);
  expect(found.text).toContain("<header");
});

test("changes made while the listener was disconnected are shown once the database is back", async () => {
  await writeSilently(database, "/page/gap");
  expect(shown(await shop.get("/page/gap"))).toBe("first en-US pc");
  proxy.cut();
  await writeSilently(database, "/page/gap", "second");
  proxy.mend();
  await expect.poll(async () => shown(await shop.get("/page/gap")), patient).toBe("second en-US pc");
});

test("a page rendered without its header is served and not cached", async () => {
  const hide = (from: string, to: string) =>
    sql.raw(`alter table content.${from} rename to ${to}`).execute(database.kysely);
  await writeSilently(database, "/page/half");
  await hide("navigation", "navigation_hidden");
  const half = await shop.get("/page/half");
  await hide("navigation_hidden", "navigation");
  expect([half.status, shown(half)]).toEqual([200, "first en-US pc"]);
  expect(half.text).not.toContain("<header");
  expect(half.text).not.toMatch(inside);
  expect((await shop.get("/page/half")).text).toContain("<header");
});
