import { expect, test } from "vitest";
import { countDaysToClose } from "../index.ts";
import { cashFixture } from "../testing/cash-fixture.ts";

const { db, days, delivered, storeStaff, close, staff } = await cashFixture();
await delivered("1001", "2026-11-13T04:00:00Z", 100_000);
await delivered("1001", "2026-11-13T16:59:59Z", 50_000);
await delivered("1001", "2026-11-13T17:00:00Z", 20_000);
await delivered("1002", "2026-11-15T02:00:00Z", 70_000);
const named = ({ rows }: { rows: { storeCode: string; day: string; state: string; expected: number }[] }) =>
  rows.map(({ storeCode, day, state, expected }) => `${storeCode} ${day} ${state} ${expected}`);

test("MO-06 cash counts for the day in Jakarta on which it was collected, by the store that sent the order", async () => {
  expect(named(await days())).toEqual([
    "1002 2026-11-15 open 70000",
    "1001 2026-11-14 open 20000",
    "1001 2026-11-13 open 150000",
  ]);
});

test("MO-06 staff of one store see their own days alone; finance sees all", async () => {
  const own = await storeStaff("1002");
  expect(named(await days({}, own))).toEqual(["1002 2026-11-15 open 70000"]);
  expect(named(await days({ storeCode: "1001" }, own))).toEqual(["1002 2026-11-15 open 70000"]);
  expect((await days({}, own)).stores).toEqual([{ code: "1002" }]);
  expect(named(await days({ storeCode: "1001" }))).toHaveLength(2);
  expect(await days({}, await staff.signedIn("support@cash.test", "support"))).toBe("FORBIDDEN");
});

test("the days that wait for a closing are those before today, as the start page counts them", async () => {
  const waiting = async () => [
    (await days({ state: "waiting" })).total,
    await countDaysToClose(db, { storeCode: null, today: "2026-11-15" }),
    await countDaysToClose(db, { storeCode: "1002", today: "2026-11-15" }),
  ];
  expect(await waiting()).toEqual([2, 2, 0]);
  expect(await close({ storeCode: "1001", day: "2026-11-13", expected: 150_000 }, { 50000: 3 })).toBe("DONE");
  expect(await waiting()).toEqual([1, 1, 0]);
  expect(named(await days({ state: "closed" }))).toEqual(["1001 2026-11-13 closed 150000"]);
});
