import { expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { pathCounter } from "../redirects/path-counter.ts";
import { redirectFixture } from "../testing/redirect-fixture.ts";

const { database } = await testDatabase();
const { call, people, save } = await redirectFixture(database);

const redirects = (variables: object = {}, headers?: object) =>
  call(
    `query adminRedirects($search: String, $page: Int) { adminRedirects(search: $search, page: $page) {
      total page redirects { from to hits lastHitAt } } }`,
    variables,
    headers,
  );

test("MC-08 redirects are listed with their number of uses, most used first", async () => {
  await save({ "/a": "/shoes.html", "/b": "/balls.html" });
  const onProblem = (problem: unknown) => {
    throw problem;
  };
  const counter = pathCounter({ database, clock: testClock("2026-11-15T05:00:00Z"), onProblem });
  for (const path of ["/b", "/b", "/removed-meanwhile"]) counter.followed(path);
  await counter.stop();
  const [b, a] = [
    { from: "/b", to: "/balls.html", hits: 2, lastHitAt: "2026-11-15T05:00:00.000Z" },
    { from: "/a", to: "/shoes.html", hits: 0, lastHitAt: null },
  ];
  expect(await redirects()).toEqual({ total: 2, page: 1, redirects: [b, a] });
  await save({ "/b": "/goals.html" });
  expect((await redirects({ search: "GOALS" })).redirects).toEqual([{ ...b, to: "/goals.html" }]);
  expect((await redirects({ search: "_" })).redirects).toEqual([]);
});

test("staff without the permission and invalid page numbers are refused", async () => {
  expect(await redirects({}, people.sari)).toBe("FORBIDDEN");
  expect(await redirects({}, {})).toBe("STAFF_ONLY");
  expect(await redirects({ page: 0 })).toBe("INVALID_INPUT");
});
