import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { promotionAdminFixture, tierFields } from "../testing/promotion-admin-fixture.ts";

const { database } = await testDatabase();
const { call, people, save, read, audit } = await promotionAdminFixture(database);

const remove = (promotionCode: string, headers?: object) =>
  call(
    `mutation adminDeletePromotion($input: AdminDeletePromotionInput!) { adminDeletePromotion(input: $input) {
      success errorCode } }`,
    { input: { promotionCode } },
    headers,
  );

test("a draft is deleted; a promotion that was live is not", async () => {
  await save("DRAFT1", { kind: "tier" }, 0);
  await save("LIVE1", tierFields, 0);
  expect(await remove("DRAFT1", people.sari)).toBe("FORBIDDEN");
  expect(await remove("LIVE1")).toMatchObject({ success: false, errorCode: "NOT_A_DRAFT" });
  expect(await remove("DRAFT1")).toMatchObject({ success: true });
  expect(await read("DRAFT1")).toBeNull();
  expect(await read("LIVE1")).toMatchObject({ status: "active" });
  expect(await remove("DRAFT1")).toMatchObject({ errorCode: "NOT_FOUND" });
  expect(await audit("promotion:DRAFT1")).toEqual(["promotion.delete"]);
});
