import { sql } from "kysely";
import { expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import type { Locale } from "#kit/core/locale.ts";
import type { Caller } from "#kit/graphql/context.ts";
import { aGuest } from "#kit/graphql/testing/request-context.ts";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { notifyBackInStock } from "../notify-back-in-stock.ts";
import type { BackInStockNotifier, BackInStockSku } from "../ports/back-in-stock-notifier.ts";
import { catalogueFixture } from "../testing/catalogue-fixture.ts";
import { aProduct, aSku, insertProducts, runningShoe } from "../testing/products-fixture.ts";

const skus = ["one", "two", "three", "four", "five"].map((name) => `LKH2-${name}`);
const { database } = await testDatabase();
await insertProducts(
  database.kysely,
  [
    runningShoe,
    aProduct("LKH2", { remindable: true, skus: skus.map((code, at) => aSku(code, { options: { s_size: `${at}` } })) }),
    aProduct("LKH3", { remindable: false }),
  ],
  Object.fromEntries(["LKH1-red-42", "LKH3-A", ...skus].map((code) => [code, { quantity: 0, sold: 0 }])),
);

const clock = testClock(new Date("2026-11-15T05:00:00Z"));
const notified: BackInStockSku[] = [];
const notifier: BackInStockNotifier = {
  reachable: async (_db, userCode) => userCode !== "NOMAIL",
  notify: async (_trx, news) => {
    notified.push(news);
  },
};
const fixture = catalogueFixture(database, { clock, notifier });
const member = (userCode: string): Caller => ({ kind: "member", sessionId: `s-${userCode}`, userCode });

type Reply = { remindWhenAvailable: { success: boolean; message: string | null; errorCode: string | null } };
const document = `mutation($skuCode: String!) {
  remindWhenAvailable(skuCode: $skuCode) { success message errorCode data { skuCode } } }`;
const remind = async (userCode: string, skuCode: string, locale: Locale = "en-US") => {
  clock.advance(1000);
  return (await fixture.askAs<Reply>(member(userCode), document, { skuCode }, locale)).remindWhenAvailable;
};
const stock = (skuCode: string, quantity: number) =>
  sql`update inventory.stock set quantity = ${quantity}, sold = 0 where sku_code = ${skuCode}`.execute(database.kysely);
const notify = () => notifyBackInStock({ database, clock, notifier });
/** Members notified since the last call. */
const news = () => notified.splice(0).map(({ userCode }) => userCode);

test("a member who requests a reminder for a sold out product is notified once, in their language, when it is back", async () => {
  expect(await remind("ANI", "LKH1-red-42", "id-ID")).toMatchObject({
    success: true,
    message: "Kami akan mengirim e-mail begitu tersedia lagi.",
  });
  expect(await notify()).toBe(0);
  await stock("LKH1-red-42", 2);
  expect(await notify()).toBe(1);
  expect(notified.splice(0)).toEqual([
    {
      userCode: "ANI",
      locale: "id-ID",
      productCode: "LKH1",
      productName: "Road Runner (id)",
      skuCode: "LKH1-red-42",
      choice: "Red (id), EU 42 (id)",
    },
  ]);
  expect(await notify()).toBe(0);
  await stock("LKH1-red-42", 0);
  await notify();
  await stock("LKH1-red-42", 2);
  expect(await notify()).toBe(0);
});

test("D-34 three people for each unit are notified in the order of their requests, the others at the next return", async () => {
  const [sku = ""] = skus;
  for (const name of ["A", "B", "C", "D", "E"]) await remind(name, sku);
  // Asking again keeps one's place.
  await remind("A", sku);
  await stock(sku, 1);
  expect(await notify()).toBe(3);
  expect(news()).toEqual(["A", "B", "C"]);
  // Still there is not back again.
  await stock(sku, 9);
  expect(await notify()).toBe(0);
  await stock(sku, 0);
  expect(await notify()).toBe(0);
  await stock(sku, 1);
  expect(await notify()).toBe(2);
  expect(news()).toEqual(["D", "E"]);
});

test("a notified member may request again and joins the end of the queue", async () => {
  const sku = skus[1] ?? "";
  await remind("A", sku);
  await stock(sku, 1);
  await notify();
  expect(news()).toEqual(["A"]);
  await stock(sku, 0);
  // Before the next stock check.
  await remind("B", sku);
  await remind("A", sku);
  await stock(sku, 1);
  await notify();
  expect(news()).toEqual(["B", "A"]);
});

test("many parallel workers notify each member exactly once", async () => {
  const sku = skus[2] ?? "";
  const people = Array.from({ length: 12 }, (_, index) => `W${String(index).padStart(2, "0")}`);
  for (const name of people) await remind(name, sku);
  await stock(sku, 3);
  const counts = await Promise.all(Array.from({ length: 6 }, notify));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(9);
  expect(news().sort()).toEqual(people.slice(0, 9));
});

test("concurrent requests of many members store one reminder each", async () => {
  const sku = skus[3] ?? "";
  await Promise.all(Array.from({ length: 8 }, () => remind("SAME", sku)));
  await stock(sku, 5);
  expect(await notify()).toBe(1);
  expect(news()).toEqual(["SAME"]);
});

test("an e-mail that cannot be sent leaves all requests waiting", async () => {
  const sku = skus[4] ?? "";
  await remind("A", sku);
  await remind("B", sku);
  await stock(sku, 5);
  const broken: BackInStockNotifier = {
    ...notifier,
    notify: async (_trx, { userCode }) => {
      if (userCode === "B") throw new Error("no outbox");
    },
  };
  await expect(notifyBackInStock({ database, clock, notifier: broken })).rejects.toThrow("no outbox");
  expect(await notify()).toBe(2);
  expect(news()).toEqual(["A", "B"]);
});

test.each([
  ["what is not sold", "A", "LKH9-X", "SKU_NOT_FOUND"],
  ["a product without reminders", "A", "LKH3-A", "REMINDER_OFF"],
  ["what can be bought", "A", "LKH1-blue-40", "STILL_AVAILABLE"],
])("%s is refused", async (_title, userCode, skuCode, errorCode) => {
  expect(await remind(userCode, skuCode)).toMatchObject({ success: false, errorCode });
});

test("a member without an address is required to enter one", async () => {
  await stock("LKH1-red-42", 0);
  expect(await remind("NOMAIL", "LKH1-red-42")).toMatchObject({ success: false, errorCode: "NO_EMAIL" });
});

test("RO-10 guests cannot use it", async () => {
  await expect(fixture.askAs(aGuest, document, { skuCode: "LKH1-red-42" })).rejects.toThrow("Your session has ended");
  await expect(fixture.askAs({ kind: "anonymous" }, document, { skuCode: "LKH1-red-42" })).rejects.toThrow();
});

test("asking takes three statements of this module, and the waiting are found by their index", async () => {
  const counter = countQueries(database);
  await remind("A", "LKH1-red-42");
  counter.stop();
  expect(counter.statements).toHaveLength(3);
  await sql`insert into catalogue.reminder (user_code, sku_code, locale, asked_at, done_at)
    select 'M' || n, 'LKH1-red-42', 'en-US', now(), now() from generate_series(1, 5000) as n`.execute(database.kysely);
  await sql`analyze catalogue.reminder`.execute(database.kysely);
  const { rows } = await database.pool.query<{ "QUERY PLAN": string }>(
    "explain select user_code from catalogue.reminder where sku_code = 'LKH1-red-42' and done_at is null order by asked_at, user_code limit 6",
  );
  expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain("reminders_waiting");
});
