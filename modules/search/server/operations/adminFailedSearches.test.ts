import { expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { searchCounter } from "../counts/search-counter.ts";
import { tuningFixture } from "../testing/tuning-fixture.ts";

const { database } = await testDatabase();
const { call, people, save } = await tuningFixture(database);

const failed = (variables: object = {}, headers?: object) =>
  call(
    `query adminFailedSearches($days: Int, $page: Int) { adminFailedSearches(days: $days, page: $page) {
      total page pageSize searches { text searches withoutResults foundNow } } }`,
    variables,
    headers,
  );

/** Counts searches on a day, as the shop does. */
async function count(day: string, searches: readonly (readonly [text: string, results: number])[]) {
  const counter = searchCounter({
    database,
    clock: testClock(`${day}T05:00:00Z`),
    onProblem(problem) {
      throw problem;
    },
  });
  for (const [text, results] of searches) counter.searched(text, results);
  await counter.stop();
}

test("MX-03 searches that mostly found nothing are listed, most frequent first, with their current number of results", async () => {
  await count("2026-11-14", [
    ["Gemerlap", 0],
    ["gemerlap", 0],
    ["lantern", 3],
    ["lantern", 3],
    ["lantern", 0],
    ["qqxx", 0],
  ]);
  await count("2026-09-01", [["long ago", 0]]);
  const of = (text: string, searches: number, foundNow: number) => ({
    ...{ text, searches, withoutResults: searches, foundNow },
  });
  expect(await failed()).toEqual({
    total: 2,
    page: 1,
    pageSize: 25,
    searches: [of("gemerlap", 2, 0), of("qqxx", 1, 0)],
  });
  await save("synonyms", "glow", { phrases: ["gemerlap", "lamp"] });
  expect((await failed()).searches[0]).toEqual(of("gemerlap", 2, 2));
  expect((await failed({ days: 365 })).total).toBe(3);
});

test("staff without the permission and invalid periods are refused", async () => {
  expect(await failed({}, people.sari)).toBe("FORBIDDEN");
  expect(await failed({}, {})).toBe("STAFF_ONLY");
  expect(await failed({ days: 0 })).toBe("INVALID_INPUT");
});
