import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { tuningFixture } from "../testing/tuning-fixture.ts";

const { database } = await testDatabase();
const { call, people, save } = await tuningFixture(database);

const rules = (variables: object, headers?: object) =>
  call(
    `query adminSearchRules($search: String, $page: Int) { adminSearchRules(search: $search, page: $page) {
      total page rules { id words pinned boosted } } }`,
    variables,
    headers,
  );

test("rules are listed by their first term with their numbers of products, and found by any term", async () => {
  await save("searchRule", "b", { words: ["torch", "lampu senter"], pinned: ["LAN1", "LAN2"] });
  await save("searchRule", "a", { words: ["bed"], boosted: ["HOM3"] });
  expect(await rules({})).toEqual({
    total: 2,
    page: 1,
    rules: [
      { id: "a", words: ["bed"], pinned: 0, boosted: 1 },
      { id: "b", words: ["torch", "lampu senter"], pinned: 2, boosted: 0 },
    ],
  });
  expect((await rules({ search: "senter" })).rules.map(({ id }: { id: string }) => id)).toEqual(["b"]);
  expect((await rules({ page: 2 })).rules).toEqual([]);
});

test("staff without the permission are refused", async () => {
  expect(await rules({}, people.sari)).toBe("FORBIDDEN");
  expect(await rules({}, {})).toBe("STAFF_ONLY");
});
