import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { failedSearchSums, failedTermSums } from "./failed-search-sums.ts";
import { addSearches } from "./search-counts.ts";

const { database } = await testDatabase();
const db = database.kysely;
const found = (term: string, searches: number, withoutResults: number) => ({ term, searches, withoutResults });
// The last day of a month, which is a Saturday, and the days around it.
await addSearches(db, "2026-10-30", [found("kasur", 4, 4)]);
await addSearches(db, "2026-10-31", [found("bola", 10, 1), found("kasur", 3, 3)]);
await addSearches(db, "2026-11-01", [found("bola", 5, 0), found("kasur", 2, 2)]);
await addSearches(db, "2026-11-02", [found("tenda", 1, 1)]);
await addSearches(db, "2026-11-02", [found("tenda", 6, 5)]);
const period = { previousFrom: "2026-10-30", from: "2026-11-01", until: "2026-11-02" };

test("MH-02 searches without results are summed by day, week and month, divided at the period's first day", async () => {
  const steps = async (step: "day" | "week" | "month") =>
    (await failedSearchSums(db, period, step)).map(({ begin, searches, withoutResults, isPrevious }) => [
      ...[begin, searches, withoutResults, isPrevious],
    ]);
  expect(await steps("day")).toEqual([
    ["2026-10-30", 4, 4, true],
    ["2026-10-31", 13, 4, true],
    ["2026-11-01", 7, 2, false],
    ["2026-11-02", 7, 6, false],
  ]);
  // Sunday the first belongs to the week of Monday the 26th, on both sides of the border.
  expect(await steps("week")).toEqual([
    ["2026-10-26", 7, 2, false],
    ["2026-10-26", 17, 8, true],
    ["2026-11-02", 7, 6, false],
  ]);
  expect(await steps("month")).toEqual([
    ["2026-10-01", 17, 8, true],
    ["2026-11-01", 14, 8, false],
  ]);
});

test("MH-02 the texts that found nothing stand beside the period before, the most frequent first", async () => {
  expect(await failedTermSums(db, period, 10)).toEqual({
    rows: [
      { term: "tenda", current: 6, previous: 0 },
      { term: "kasur", current: 2, previous: 7 },
    ],
    total: 2,
  });
  expect(await failedTermSums(db, period, 1)).toMatchObject({ rows: [{ term: "tenda" }], total: 2 });
  const { rows } = await sql`
    select day::text from search.searched_day as sums
    where (searches, without_results) <> (select sum(searches), sum(without_results) from search.term_day where day = sums.day)`.execute(
    db,
  );
  expect(rows).toEqual([]);
});
