import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { promotionAdminFixture } from "../testing/promotion-admin-fixture.ts";

const { database } = await testDatabase();
const { call, people } = await promotionAdminFixture(database);

const skus = (variables: object, headers?: object) =>
  call(
    `query adminPromotionSkus($codes: [String!], $search: String) { adminPromotionSkus(codes: $codes, search: $search) {
      skuCode productCode name options price stock } }`,
    variables,
    headers,
  );

test("SKUs are found by code or name, with price and units, sorted by code", async () => {
  expect(await skus({ codes: ["LKH1-blue-9", "NOTHING", "LKH1-red-42"] }, people.sari)).toEqual([
    expect.objectContaining({ skuCode: "LKH1-blue-9", productCode: "LKH1", price: 675_000, stock: 10 }),
    expect.objectContaining({ skuCode: "LKH1-red-42", price: 900_000, options: expect.stringContaining("Red") }),
  ]);
  expect(await skus({ search: "LKH1-red" })).toHaveLength(3);
  expect(await skus({ search: "nothing of this" })).toEqual([]);
  expect(await skus({ search: "LKH1" }, people.agus)).toBe("FORBIDDEN");
});
