import { expect, test } from "vitest";
import { cashFixture } from "../testing/cash-fixture.ts";

const { day, delivered, close, reopen, storeStaff, audit, broken } = await cashFixture();

test("MO-06 re-opening needs the permission and a reason, is in the history and the audit, and keeps the earlier count", async () => {
  await delivered("1001", "2026-11-12T02:00:00Z", 100_000);
  const own = await storeStaff("1001");
  const asked = { storeCode: "1001", day: "2026-11-12", expected: 100_000 };
  expect(await reopen("1001", "2026-11-12", "Not yet")).toBe("NOT_CLOSED");
  expect(await close({ ...asked, reason: "A coin more" }, { 100000: 1, 500: 1 }, own)).toBe("DONE");
  expect(await reopen("1001", "2026-11-12", "I may not", own)).toBe("FORBIDDEN");
  expect(await reopen("1001", "2026-11-12", "  ")).toBe("INVALID_INPUT");
  expect(await day("1001", "2026-11-12")).toMatchObject({ state: "closed" });
  expect(await reopen("1001", "2026-11-12", "Counted the float")).toBe("DONE");
  expect(await day("1001", "2026-11-12")).toMatchObject({
    ...{ state: "reopened", expected: 100_000, counted: null, pieces: null },
    events: [
      { step: "reopened", counted: 100_500, reason: "Counted the float", actor: "Name of finance@cash.test" },
      { step: "closed", counted: 100_500, reason: "A coin more" },
    ],
  });
  expect(await close(asked, { 100000: 1 }, own)).toBe("DONE");
  expect(await audit()).toEqual([
    "cash.close cash:1001/2026-11-12 A coin more",
    "cash.reopen cash:1001/2026-11-12 Counted the float",
    "cash.close cash:1001/2026-11-12",
  ]);
  expect(await broken()).toEqual([]);
});

test("a day that is opened again takes back its late cash, but not what a later day was closed with", async () => {
  expect(await close({ storeCode: "1002", day: "2026-11-10", expected: 0 }, {})).toBe("DONE");
  await delivered("1002", "2026-11-10T02:00:00Z", 20_000);
  expect(await close({ storeCode: "1002", day: "2026-11-11", expected: 20_000 }, { 20000: 1 })).toBe("DONE");
  await delivered("1002", "2026-11-10T03:00:00Z", 50_000);
  expect(await day("1002", "2026-11-12")).toMatchObject({ expected: 50_000 });
  expect(await reopen("1002", "2026-11-10", "Late orders")).toBe("DONE");
  expect(await day("1002", "2026-11-10")).toMatchObject({ expected: 50_000 });
  expect(await day("1002", "2026-11-11")).toMatchObject({ state: "closed", expected: 20_000 });
  expect(await day("1002", "2026-11-12")).toMatchObject({ expected: 0 });
  expect(await broken()).toEqual([]);
});
