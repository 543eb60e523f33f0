import { afterEach, expect, test } from "vitest";
import { clubFixture } from "../testing/club-fixture.ts";
import { aClubMember } from "../testing/club-member-fixture.ts";
import { pointCalls } from "../testing/point-calls.ts";

const club = await clubFixture();
const { database, clock } = club;
const { newKey, earn, hold, giveBack, entries } = pointCalls(club);
afterEach(async () => expect(await club.broken()).toEqual([]));

test("the history is read page by page without a gap, and has twelve months for a chart, in Jakarta's calendar", async () => {
  const { id } = await aClubMember(database);
  clock.set("2026-05-31T16:59:59Z"); // still May in Jakarta
  await earn(id, 10);
  clock.set("2026-05-31T17:00:00Z"); // already June
  await earn(id, 20);
  clock.set("2026-11-15T03:00:00Z");
  const { holdId } = (await hold(id, 25)).data;
  await club.ask("clubSpend", { holdId, key: newKey() });
  await giveBack(holdId, 5);
  const all = await entries(id);
  const first = await entries(id, 2);
  const second = await entries(id, 3, first.endCursor);
  expect([first.hasNextPage, second.hasNextPage, all.hasNextPage]).toEqual([true, false, false]);
  expect([...first.entries, ...second.entries]).toEqual(all.entries);
  expect(all.months.map(({ month }: { month: string }) => month)).toEqual([
    "2025-12",
    ...Array.from({ length: 11 }, (_, index) => `2026-${String(index + 1).padStart(2, "0")}`),
  ]);
  const months = all.months.filter(({ earned, spent }: Record<string, number>) => earned || spent);
  expect(months).toEqual([
    { month: "2026-05", earned: 10, spent: 0 },
    { month: "2026-06", earned: 20, spent: 0 },
    { month: "2026-11", earned: 0, spent: 20 },
  ]);
});

test("an unknown member has no history", async () => {
  expect(await club.ask("clubHistory", { id: "MC0", page: { first: 1, after: null } })).toEqual({ code: "NOT_FOUND" });
});
