import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { staffFixture } from "#modules/staff/server/testing/staff-fixture.ts";
import { reportsAdminModule } from "../index.ts";
import { reportsFixture } from "../testing/reports-fixture.ts";

const { database } = await testDatabase();
const shop = await reportsFixture(database);
const staff = await staffFixture(
  database,
  (deps) => [
    reportsAdminModule({
      ...deps,
      rowNames: {},
      homeCounts: [
        { task: "lowStock", needs: "stock.read", count: async () => 3 },
        { task: "orders", needs: "orders.read", count: async (_db, { storeCode }) => (storeCode === null ? 7 : 1) },
        { task: "missedPages", needs: "content.edit", count: async () => 0 },
      ],
    }),
  ],
  shop.clock,
);

type Sums = { day: string; orders: number; pieces: number; net: number };
type Home = {
  waiting: { task: string; count: number }[];
  sales: { untilHour: number; today: Sums; weekBefore: Sums } | null;
};
const sums = "{ day orders pieces net }";
const home = async (headers: { cookie: string }) => {
  const text = `query adminHome { adminHome { waiting { task count } sales { untilHour today ${sums} weekBefore ${sums} } } }`;
  const { body } = await staff.post<{ adminHome: Home }>(text, {}, headers);
  return body.data?.adminHome as Home;
};
const hour = 3_600_000;
const buy = async (isPickup = false) => {
  const order = await shop.place({ owner: "guest:A", email: "a@mail.example", pieces: [2], isPickup });
  await shop.payFor(order);
  return order.total;
};

// From 00:00 in Jakarta on: at 00:10, 10:10 and 11:10, and a week later at 09:40 and 10:20.
const begin = shop.clock.now().getTime();
const midnight = Math.ceil((begin + 7 * hour) / (24 * hour)) * 24 * hour - 7 * hour;
const at = (moment: number) => shop.clock.advance(moment - shop.clock.now().getTime());
const week = 7 * 24 * hour;
at(midnight + 10 * 60_000);
const early = await buy();
at(midnight + 10 * hour + 10 * 60_000);
await buy();
at(midnight + 11 * hour + 10 * 60_000);
await buy();
at(midnight + week + 9 * hour + 40 * 60_000);
const today = await buy(true);
at(midnight + week + 10 * hour + 20 * 60_000);
await buy();
const finance = await staff.signedIn("finance@home.test", "finance");

test("MH-01 today's complete hours stand beside the same hours of the same weekday last week", async () => {
  const { sales } = await home(finance);
  expect(sales).toMatchObject({
    untilHour: 10,
    today: { orders: 1, pieces: 2, net: today },
    weekBefore: { orders: 1, pieces: 2, net: early },
  });
  const days = [sales?.weekBefore.day, sales?.today.day].map((day) => Date.parse(String(day)));
  expect((days[1] ?? 0) - (days[0] ?? 0)).toBe(week);
  shop.clock.advance(hour);
  // The session of an hour ago is over.
  const later = await home(await staff.signedIn("later@home.test", "finance"));
  expect(later.sales).toMatchObject({ untilHour: 11, today: { orders: 2 }, weekBefore: { orders: 2 } });
});

test("MH-01 every part needs its permission, in one order; staff of one store see its figures", async () => {
  const own = await staff.signedIn("one@home.test", "finance");
  expect((await home(own)).waiting).toEqual([
    { task: "orders", count: 7 },
    { task: "lowStock", count: 3 },
  ]);
  expect(await home(await staff.signedIn("marketing@home.test", "marketing"))).toMatchObject({
    waiting: [{ task: "missedPages", count: 0 }],
    sales: { untilHour: 11 },
  });
  const support = await home(await staff.signedIn("support@home.test", "support"));
  expect(support.sales).toBeNull();
  await sql`update staff.account set store_code = 'S01' where email = 'one@home.test'`.execute(database.kysely);
  expect(await home(own)).toMatchObject({
    waiting: [{ task: "orders", count: 1 }, { task: "lowStock" }],
    sales: { today: { orders: 1, net: today }, weekBefore: { orders: 0, net: 0 } },
  });
});
