import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { tuningFixture } from "../testing/tuning-fixture.ts";

const { database } = await testDatabase();
const { call, people, save } = await tuningFixture(database);

const synonyms = (variables: object, headers?: object) =>
  call(
    `query adminSynonyms($search: String, $page: Int) { adminSynonyms(search: $search, page: $page) {
      total page pageSize groups { id phrases } } }`,
    variables,
    headers,
  );

test("groups are listed by their first term and found by any term; wildcards are literal", async () => {
  await save("synonyms", "zz", { phrases: ["Zebra 100%", "kuda belang"] });
  await save("synonyms", "aa", { phrases: ["aardvark", "zebra crossing"] });
  expect(await synonyms({ search: "zebra" })).toEqual({
    total: 2,
    page: 1,
    pageSize: 50,
    groups: [
      { id: "aa", phrases: ["aardvark", "zebra crossing"] },
      { id: "zz", phrases: ["Zebra 100%", "kuda belang"] },
    ],
  });
  expect((await synonyms({ search: "100%" })).groups).toHaveLength(1);
  expect((await synonyms({ search: "1_0" })).groups).toHaveLength(0);
  const all = await synonyms({});
  expect([all.groups.length, all.total > 80]).toEqual([50, true]);
});

test("staff without the permission and invalid page numbers are refused", async () => {
  expect(await synonyms({}, people.sari)).toBe("FORBIDDEN");
  expect(await synonyms({}, {})).toBe("STAFF_ONLY");
  expect(await synonyms({ page: 0 })).toBe("INVALID_INPUT");
});
