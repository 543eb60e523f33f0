import { sql } from "kysely";
import { expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { pathCounter } from "../redirects/path-counter.ts";
import { purgeMissedPages } from "../store/missed-pages.ts";
import { redirectFixture } from "../testing/redirect-fixture.ts";

const { database } = await testDatabase();
const { call, people, save } = await redirectFixture(database);

const missed = (variables: object = {}, headers?: object) =>
  call(
    `query adminMissedPages($days: Int, $page: Int) { adminMissedPages(days: $days, page: $page) {
      total page pageSize pages { path hits lastDay suggestion } } }`,
    variables,
    headers,
  );

async function count(day: string, ...paths: readonly string[]) {
  const onProblem = (problem: unknown) => {
    throw problem;
  };
  const counter = pathCounter({ database, clock: testClock(`${day}T05:00:00Z`), onProblem });
  for (const path of paths) counter.missed(path);
  await counter.stop();
}

test("MC-08 requested paths without a page are listed until they are redirected, each with a suggestion", async () => {
  await count("2026-11-13", "/old-shoes", "/gone");
  await count("2026-11-15", "/old-shoes", "/wp-login.php", "/.env", "/off/ani%40mail.example/stop");
  await count("2026-09-01", "/long-ago");
  const shoes = { path: "/old-shoes", hits: 2, lastDay: "2026-11-15", suggestion: "/shoes.html" };
  const gone = { path: "/gone", hits: 1, lastDay: "2026-11-13", suggestion: null };
  expect(await missed()).toEqual({ total: 2, page: 1, pageSize: 25, pages: [shoes, gone] });
  await save({ "/old-shoes": "/shoes.html" });
  expect((await missed()).pages).toEqual([gone]);
  await save({ "/old-shoes": null });
  expect((await missed({ days: 90 })).total).toBe(3);
  await purgeMissedPages(database.kysely, new Date("2026-12-05T05:00:00Z"));
  const { rows } = await sql`select path from content.missed_day order by path, day`.execute(database.kysely);
  expect(rows).toEqual([{ path: "/gone" }, { path: "/old-shoes" }, { path: "/old-shoes" }]);
});

test("staff without the permission and invalid periods are refused", async () => {
  expect(await missed({}, people.sari)).toBe("FORBIDDEN");
  expect(await missed({}, {})).toBe("STAFF_ONLY");
  expect(await missed({ days: 91 })).toBe("INVALID_INPUT");
});
