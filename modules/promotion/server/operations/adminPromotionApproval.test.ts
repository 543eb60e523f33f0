import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { promotionAdminFixture, tierFields } from "../testing/promotion-admin-fixture.ts";

const { database } = await testDatabase();
const { call, people } = await promotionAdminFixture(database);

const needed = (state: object, headers?: object) =>
  call(
    `query adminPromotionApproval($input: AdminPromotionApprovalInput!) { adminPromotionApproval(input: $input) {
      belowFloor { skuCode price floor } budgetLimit } }`,
    { input: { state } },
    headers,
  );
/** The SKU costs Rp 900.000. */
const flash = (price: number) => ({ kind: "flashSale", skus: { "LKH1-red-42": { price }, "LKH1-red-40": {} } });

test("a promotion as typed says which prices are below their floor, complete or not", async () => {
  expect(await needed(flash(449_999))).toEqual({
    belowFloor: [{ skuCode: "LKH1-red-42", price: 449_999, floor: 450_000 }],
    budgetLimit: null,
  });
  expect(await needed(flash(450_000))).toBeNull();
  expect(await needed({ kind: "lottery" })).toBeNull();
});

test("a budget over the limit is said, and so is none where there could be one", async () => {
  const over = { belowFloor: [], budgetLimit: 10_000_000 };
  expect(await needed({ ...tierFields, budget: 10_000_001 })).toEqual(over);
  expect(await needed(tierFields)).toEqual(over);
  expect(await needed({ ...tierFields, budget: 10_000_000 })).toBeNull();
  expect(await needed({ kind: "gwp" })).toBeNull();
});

test("it is said to who may only propose", async () => {
  expect(await needed(flash(1), people.sari)).not.toBeNull();
  expect(await needed(flash(1), people.rani)).toBeNull();
  expect(await needed(flash(1), people.agus)).toBe("FORBIDDEN");
});
