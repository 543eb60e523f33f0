import { expect, test } from "vitest";
import { cashFixture } from "../testing/cash-fixture.ts";

const { day, delivered, close, storeStaff, staff, mutate, audit, broken } = await cashFixture();
const of = (storeCode: string, date: string, expected: number, reason?: string) => ({
  ...{ storeCode, day: `2026-11-${date}`, expected },
  ...(reason === undefined ? {} : { reason }),
});

test("MO-06 a day is closed with counted notes and coins; a difference needs a reason", async () => {
  await delivered("1001", "2026-11-10T02:00:00Z", 287_600);
  const counted = { 100000: 2, 50000: 1, 20000: 1, 10000: 1, 5000: 1, 2000: 1, 500: 1, 100: 1 };
  expect(await close(of("1001", "10", 287_600), counted)).toBe("DONE");
  expect(await day("1001", "2026-11-10")).toMatchObject({
    ...{ state: "closed", expected: 287_600, counted: 287_600, difference: 0, reason: "" },
    pieces: [2, 1, 1, 1, 1, 1, 0, 1, 0, 1],
    closedBy: "Name of finance@cash.test",
  });
  await delivered("1001", "2026-11-11T02:00:00Z", 100_000);
  expect(await close(of("1001", "11", 100_000), { 50000: 1 })).toBe("REASON_NEEDED");
  expect(await close(of("1001", "11", 100_000, "   "), { 50000: 1 })).toBe("REASON_NEEDED");
  expect(await day("1001", "2026-11-11")).toMatchObject({ state: "open", events: [] });
  expect(await close(of("1001", "11", 100_000, "One note was false"), { 50000: 1 })).toBe("DONE");
  expect(await day("1001", "2026-11-11")).toMatchObject({ difference: -50_000, reason: "One note was false" });
  expect(await audit()).toEqual([
    "cash.close cash:1001/2026-11-10",
    "cash.close cash:1001/2026-11-11 One note was false",
  ]);
});

test("MO-06 a closed day is frozen: later cash of that day is listed late on the next open day", async () => {
  expect(await close(of("1002", "12", 0), {})).toBe("DONE");
  expect(await close(of("1002", "13", 0), {})).toBe("DONE");
  const late = await delivered("1002", "2026-11-12T09:00:00Z", 60_000);
  expect(await day("1002", "2026-11-12")).toMatchObject({ state: "closed", expected: 0, receipts: [] });
  const next = await day("1002", "2026-11-14");
  expect(next).toMatchObject({ expected: 60_000 });
  expect(next.receipts).toMatchObject([{ orderCode: late, isLate: true, collectedDay: "2026-11-12" }]);
  expect(await close(of("1002", "14", 60_000), { 20000: 3 })).toBe("DONE");
  expect(await broken()).toEqual([]);
});

test("MO-06 of two people who close a day at once one wins and the other is told by whom it was closed", async () => {
  await delivered("1002", "2026-11-09T02:00:00Z", 40_000);
  const people = await Promise.all([1, 2, 3, 4].map(() => storeStaff("1002")));
  const input = { storeCode: "1002", day: "2026-11-09", expected: 40_000, pieces: [0, 0, 2, 0, 0, 0, 0, 0, 0, 0] };
  const replies = await Promise.all(people.map((one) => mutate("adminCloseCashDay", input, one)));
  expect(replies.map(({ errorCode }) => errorCode ?? "DONE").toSorted()).toEqual([
    ...["ALREADY_CLOSED", "ALREADY_CLOSED", "ALREADY_CLOSED", "DONE"],
  ]);
  const { closedBy, events } = await day("1002", "2026-11-09");
  expect(events).toHaveLength(1);
  for (const { errorMessage } of replies.filter(({ success }) => !success)) expect(errorMessage).toContain(closedBy);
  expect(await broken()).toEqual([]);
});

test("cash that came in after the page was read is not closed unseen", async () => {
  await delivered("1001", "2026-11-08T02:00:00Z", 40_000);
  await delivered("1001", "2026-11-08T03:00:00Z", 30_000);
  const input = { storeCode: "1001", day: "2026-11-08", expected: 40_000, pieces: [0, 0, 2, 0, 0, 0, 0, 0, 0, 0] };
  const reply = await mutate("adminCloseCashDay", input, await storeStaff("1001"));
  expect([reply.errorCode, reply.errorMessage?.includes("Rp70.000")]).toEqual(["MORE_CASH", true]);
  expect(await day("1001", "2026-11-08")).toMatchObject({ state: "open", expected: 70_000 });
});

test("orders that are delivered while a day is closed are in it or late, never lost", async () => {
  await delivered("1001", "2026-11-07T01:00:00Z", 10_000);
  const [outcome] = await Promise.all([
    close(of("1001", "07", 10_000), { 10000: 1 }),
    ...Array.from({ length: 8 }, () => delivered("1001", "2026-11-07T02:00:00Z", 10_000)),
  ]);
  const found = await Promise.all(["07", "08"].map((date) => day("1001", `2026-11-${date}`)));
  const [closing, next] = found;
  expect(outcome).toBe(closing.state === "closed" ? "DONE" : "MORE_CASH");
  // The day after has 70.000 of the test before.
  expect(closing.expected + next.expected).toBe(10_000 + 80_000 + 70_000);
  expect(await broken()).toEqual([]);
});

test("MO-06 staff close days of their own store alone, no day to come, and only with the permission", async () => {
  const own = await storeStaff("1002");
  expect(await close(of("1001", "06", 0), {}, own)).toBe("NOT_FOUND");
  expect(await close(of("1002", "16", 0), {}, own)).toBe("NOT_FOUND");
  expect(await close(of("1002", "06", 0), {}, own)).toBe("DONE");
  expect(await close(of("1002", "05", 0), {}, await staff.signedIn("desk@cash.test", "orderDesk"))).toBe("FORBIDDEN");
  expect(await close(of("1002", "05", 0), { 500: -1 }, own)).toBe("INVALID_INPUT");
  expect(await close(of("1002", "05", 0), { 500: 1.5 }, own)).not.toBe("DONE");
});
