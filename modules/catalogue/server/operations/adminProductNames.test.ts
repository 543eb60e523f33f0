import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { catalogueAdminFixture } from "../testing/catalogue-admin-fixture.ts";

const { database } = await testDatabase();
const { call, people } = await catalogueAdminFixture(database);

const names = async (variables: object, headers: object = people.sari) => {
  const found = await call(
    `query adminProductNames($codes: [String!], $categoryCode: String, $search: String) {
      adminProductNames(codes: $codes, categoryCode: $categoryCode, search: $search) { code name } }`,
    variables,
    headers,
  );
  return Array.isArray(found) ? found.map(({ code }: { code: string }) => code) : found;
};

test("products are named by code, or found in a category with all below it", async () => {
  expect(await names({ codes: ["LKH1", "GONE"] })).toEqual(["LKH1"]);
  expect(await names({ codes: [] })).toEqual([]);
  expect(await names({ categoryCode: "WEAR" })).toEqual(["LKH1"]);
  expect(await names({ categoryCode: "WEAR", search: "lkh" })).toEqual(["LKH1"]);
  expect(await names({ categoryCode: "WEAR", search: "100%" })).toEqual([]);
  expect(await names({ categoryCode: "GONE" })).toEqual([]);
  expect(await names({}, {})).toBe("STAFF_ONLY");
});
