import { expect, test } from "vitest";
import { cashFixture } from "../testing/cash-fixture.ts";

const { day, delivered, storeStaff } = await cashFixture();

test("MO-06 a day lists the cash of each order with the total and what was cancelled before", async () => {
  const first = await delivered("1001", "2026-11-15T01:00:00Z", 288_000, 88_000);
  const second = await delivered("1001", "2026-11-15T02:00:00Z", 150_000);
  await delivered("1001", "2026-11-15T03:00:00Z", 90_000, 90_000);
  const shown = await day("1001", "2026-11-15");
  expect(shown).toMatchObject({ storeName: "Senayan", state: "open", isToday: true, expected: 350_000, counted: null });
  expect(shown.receipts).toEqual([
    {
      orderCode: first,
      orderTotal: 288_000,
      notCollected: 88_000,
      amount: 200_000,
      isLate: false,
      collectedDay: "2026-11-15",
    },
    {
      orderCode: second,
      orderTotal: 150_000,
      notCollected: 0,
      amount: 150_000,
      isLate: false,
      collectedDay: "2026-11-15",
    },
  ]);
});

test("MO-06 a day of another store, of no store, or to come is not shown", async () => {
  const own = await storeStaff("1002");
  expect((await day("1002", "2026-11-15", own)).receipts).toEqual([]);
  expect(await day("1001", "2026-11-15", own)).toBeNull();
  expect(await day("9999", "2026-11-15")).toBeNull();
  expect(await day("1001", "2026-11-16")).toBeNull();
});
