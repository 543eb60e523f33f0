import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { promotionAdminFixture, tierFields } from "../testing/promotion-admin-fixture.ts";

const { database } = await testDatabase();
const sold = [
  { day: "2026-11-12", orders: 2, units: 3, discount: 1_000, revenue: 9_000, newCustomers: 1 },
  { day: "2026-11-14", orders: 1, units: 1, discount: 500, revenue: 2_500, newCustomers: 0 },
];
const { call, save, people } = await promotionAdminFixture(database, [], async (_db, code) =>
  code === "TIER" ? sold : [],
);
const sums = "{ orders units discount revenue newCustomers }";
const results = (promotionCode: string, headers?: object) =>
  call(
    `query adminPromotionResults($promotionCode: String!) { adminPromotionResults(promotionCode: $promotionCode) {
      countedAt beginsAt totals ${sums} days { day sums ${sums} } units unitsLeft stock } }`,
    { promotionCode },
    headers,
  );

test("results list each day since the promotion's begin, days without orders included", async () => {
  await save("TIER", { ...tierFields, beginsAt: "2026-11-11T00:00:00.000Z" }, 0);
  const found = await results("TIER", people.sari);
  expect(found.totals).toEqual({ orders: 3, units: 4, discount: 1_500, revenue: 11_500, newCustomers: 1 });
  expect(found.days.map(({ day, sums: { orders } }: Day) => [day, orders])).toEqual([
    ["2026-11-11", 0],
    ["2026-11-12", 2],
    ["2026-11-13", 0],
    ["2026-11-14", 1],
    ["2026-11-15", 0],
  ]);
  expect(found).toMatchObject({ countedAt: "2026-11-15T10:00:00.000Z", units: null, unitsLeft: null });
  expect(found.stock).toBeGreaterThan(0);
});

type Day = { readonly day: string; readonly sums: { readonly orders: number } };

test("a long promotion lists its newest days, a moved one keeps its earlier orders, and an ended one stops at its end", async () => {
  await save("LONG", { ...tierFields, beginsAt: "2025-01-01T00:00:00.000Z" }, 0);
  const { days } = await results("LONG");
  expect([days.length, days.at(-1).day]).toEqual([92, "2026-11-15"]);
  await save("TIER", { beginsAt: "2026-11-14T00:00:00.000Z" }, 1);
  expect((await results("TIER")).days[0].day).toBe("2026-11-12");
  await save("PAST", { ...tierFields, endsAt: "2026-11-05T05:00:00.000Z" }, 0);
  expect((await results("PAST")).days.at(-1).day).toBe("2026-11-05");
  // It ended at midnight in Jakarta: the day that begins then does not belong to it.
  await save("MIDNIGHT", { ...tierFields, endsAt: "2026-11-04T17:00:00.000Z" }, 0);
  expect((await results("MIDNIGHT")).days.at(-1).day).toBe("2026-11-04");
});

test("drafts, upcoming and unknown promotions have no results, and other roles are refused", async () => {
  await save("DRAFT", { ...tierFields, status: "draft" }, 0);
  await save("LATER", { ...tierFields, beginsAt: "2026-11-20T00:00:00.000Z" }, 0);
  expect(await Promise.all(["DRAFT", "LATER", "NOTHING"].map((code) => results(code)))).toEqual([null, null, null]);
  expect(await results("TIER", people.agus)).toBe("FORBIDDEN");
  expect(await results("x".repeat(61))).toBe("INVALID_INPUT");
});
