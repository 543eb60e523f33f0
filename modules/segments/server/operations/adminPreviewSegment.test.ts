import { sql } from "kysely";
import { expect, test } from "vitest";
import type { PlainOrder } from "../testing/plain-segment.ts";
import { segmentsFixture } from "../testing/segments-fixture.ts";
import { aPerson, insertPeople } from "../testing/segments-world.ts";

const { database, preview, people, clock } = await segmentsFixture();

const daysAgo = (days: number, milliseconds = 0) => new Date(clock.now().getTime() - days * 86_400_000 + milliseconds);
const order = (given: Partial<PlainOrder> = {}): PlainOrder => ({
  placedAt: daysAgo(10),
  status: "completed",
  total: 100_000,
  lines: [],
  ...given,
});
const bought = (product: string, quantity: number, given: Partial<PlainOrder> = {}, isGift = false) =>
  order({ ...given, lines: [{ product, quantity, isGift }] });

await insertPeople(database, [
  aPerson("U1", { orders: [order({ total: 600_000 }), order({ total: 400_000, placedAt: daysAgo(30) })] }),
  aPerson("U2", { orders: [order({ total: 999_999 })], district: "32.73.02", inClub: true }),
  aPerson("U3", { orders: [order({ total: 1_000_001, placedAt: daysAgo(30, -1) })], district: "32.04.05" }),
  aPerson("U4", {
    orders: (["awaitingPayment", "cancelled", "closed"] as const).map((status) => order({ status, total: 5_000_000 })),
  }),
  aPerson("U5", { orders: [bought("SHOE", 2), bought("SHIRT", 1, { placedAt: daysAgo(90) })], district: "36.71.03" }),
  aPerson("U6", { orders: [bought("SHIRT", 3), bought("SHOE", 9, {}, true)], newsletter: true }),
  aPerson("U7", { orders: [bought("GONE", 4, { status: "paid" })], newsletter: true, whatsApp: true }),
  aPerson("U8", { registeredAt: new Date("2026-03-01T00:30:00+07:00"), whatsApp: true }),
  aPerson("U9", {
    ...{ isBlocked: true, inClub: true, newsletter: true, whatsApp: true, district: "32.73.02" },
    registeredAt: new Date("2026-03-01T00:30:00+07:00"),
    orders: [order({ total: 1_000_000 }), bought("SHOE", 5)],
  }),
]);
const whoHas = async (state: object) => {
  const { state: answer, people: count, sample } = await preview(state);
  expect(count).toBe(sample.length);
  return answer === "COUNTED" ? sample.map((code) => Number(code.slice(1))) : answer;
};

test("MU-02 spent: at least and at most, ever or within days, to the rupiah and the millisecond; unpaid and cancelled orders do not count", async () => {
  expect(await whoHas({ spent: { atLeast: 1_000_000 } })).toEqual([1, 3]);
  expect(await whoHas({ spent: { atLeast: 1_000_001 } })).toEqual([3]);
  expect(await whoHas({ spent: { atLeast: 1_000_000, days: 30 } })).toEqual([1]);
  expect(await whoHas({ spent: { atLeast: 1, atMost: 999_999 } })).toEqual([2, 5, 6, 7]);
  // Without orders the sum is 0.
  expect(await whoHas({ spent: { atMost: 0 } })).toEqual([4, 8]);
  expect(await whoHas({ spent: { atMost: 0, days: 29 } })).toEqual([3, 4, 8]);
});

test("MU-02 number of orders, and the last order by days since and by calendar day", async () => {
  expect(await whoHas({ orders: { atLeast: 2 } })).toEqual([1, 5, 6]);
  expect(await whoHas({ orders: { atLeast: 2, days: 30 } })).toEqual([1, 6]);
  expect(await whoHas({ orders: { atMost: 0 } })).toEqual([4, 8]);
  expect(await whoHas({ lastOrder: { atLeast: 30 } })).toEqual([3]);
  expect(await whoHas({ lastOrder: { atMost: 10 } })).toEqual([1, 2, 5, 6, 7]);
  expect(await whoHas({ lastOrder: { atMost: 9 } })).toEqual([]);
  // 10 days before 15 November, 17:00 in Jakarta.
  expect(await whoHas({ lastOrder: { from: "2026-11-05", until: "2026-11-05" } })).toEqual([1, 2, 5, 6, 7]);
  expect(await whoHas({ lastOrder: { from: "2026-11-06" } })).toEqual([]);
  expect(await whoHas({ lastOrder: { until: "2026-11-04" } })).toEqual([3]);
});

test("MU-02 bought: product, category with those below, brand, pieces and days; gifts were not bought", async () => {
  expect(await whoHas({ bought: { products: ["SHOE"] } })).toEqual([5]);
  expect(await whoHas({ bought: { products: ["SHOE", "GONE"] } })).toEqual([5, 7]);
  expect(await whoHas({ bought: { categories: ["RUN"] } })).toEqual([5]);
  expect(await whoHas({ bought: { categories: ["WEAR"] } })).toEqual([5, 6]);
  expect(await whoHas({ bought: { brands: ["LKH"] } })).toEqual([5, 6]);
  expect(await whoHas({ bought: { brands: ["LKH"], pieces: 3 } })).toEqual([5, 6]);
  expect(await whoHas({ bought: { brands: ["LKH"], pieces: 4 } })).toEqual([]);
  expect(await whoHas({ bought: { brands: ["LKH"], pieces: 3, days: 89 } })).toEqual([6]);
});

test("MU-02 where people live, the club, consents and registration", async () => {
  expect(await whoHas({ region: { codes: ["32"] } })).toEqual([2, 3]);
  expect(await whoHas({ region: { codes: ["32.73"] } })).toEqual([2]);
  expect(await whoHas({ region: { codes: ["36.71", "32.04"] } })).toEqual([3, 5]);
  expect(await whoHas({ club: "linked" })).toEqual([2]);
  expect(await whoHas({ club: "notLinked" })).toEqual([1, 3, 4, 5, 6, 7, 8]);
  expect(await whoHas({ consent: { newsletter: true } })).toEqual([6, 7]);
  expect(await whoHas({ consent: { newsletter: true, whatsApp: true } })).toEqual([7]);
  // Half past midnight in Jakarta is the day before in UTC.
  expect(await whoHas({ registered: { from: "2026-03-01", until: "2026-03-01" } })).toEqual([8]);
  expect(await whoHas({ registered: { from: "2026-03-02" } })).toEqual([]);
});

test("MU-02 conditions are joined by all or by any, and those who agreed are counted", async () => {
  const two = { spent: { atLeast: 900_000 }, region: { codes: ["32"] } };
  expect(await whoHas(two)).toEqual([2, 3]);
  expect(await whoHas({ ...two, match: "any" })).toEqual([1, 2, 3]);
  expect(await preview({ ...two, match: "any", club: "notLinked" })).toMatchObject({
    people: 8,
    newsletter: 2,
    whatsApp: 2,
  });
  expect(await preview({ orders: { atLeast: 1 } })).toMatchObject({ people: 6, newsletter: 2, whatsApp: 1, offers: 1 });
});

test("MU-02 blocked and deleted customers never count", async () => {
  await insertPeople(database, [aPerson("U70", { district: "32.73.02" })]);
  expect(await whoHas({ region: { codes: ["32.73"] } })).toEqual([2, 70]);
  await sql`update identity.member set status = 'BLOCKED' where user_code = 'U70'`.execute(database.kysely);
  expect(await whoHas({ region: { codes: ["32.73"] } })).toEqual([2]);
  await sql`delete from identity.member where user_code = 'U70'`.execute(database.kysely);
  expect(await whoHas({ region: { codes: ["32.73"] } })).toEqual([2]);
});

test("MU-02 unfinished and wrong conditions count nobody; values are parameters, not text of the statement", async () => {
  for (const state of [
    {},
    { name: "Only a name" },
    { orders: {} },
    { orders: { atLeast: -1 } },
    { spent: { atLeast: 5, atMost: 4 } },
    { lastOrder: { atMost: 0 } },
    { lastOrder: { from: "2026-02-30" } },
    { bought: { days: 3 } },
    { region: { codes: [] } },
    { club: "gold" },
    { consent: { newsletter: "yes" } },
    { registered: { from: "2026-03-02", until: "2026-03-01" } },
    { orders: { atLeast: "1" } },
  ])
    expect(await preview(state), JSON.stringify(state)).toMatchObject({ state: "INCOMPLETE", people: 0, sample: [] });
  const hostile = "x') or true --";
  expect(await whoHas({ bought: { products: [hostile] } })).toEqual([]);
  expect(await whoHas({ region: { codes: [hostile] } })).toEqual([]);
});

test("MU-02 a preview needs the permission to see customers", async () => {
  const state = { orders: { atLeast: 1 } };
  expect(await preview(state, people.putu)).toBe("FORBIDDEN");
  expect(await preview(state, { cookie: "" })).toBe("STAFF_ONLY");
  expect(await preview(state, people.sari)).toMatchObject({ state: "COUNTED" });
});
