import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { staffFixture } from "#modules/staff/server/testing/staff-fixture.ts";
import { settingsAdminModule } from "../admin-module.ts";

const { database } = await testDatabase();
const defaults = {
  ...{ checkoutMinutes: 30, unpaidGuestPercent: 10, priceFloorPercent: 50, promotionBudgetLimit: 0 },
  ...{ refundLimit: 5_000_000, pointsAdjustCap: 1_000, deletionRequestDays: 14 },
};
const seller = { name: "PT Env", address: "Jakarta", taxId: "000000000000000", vatPercent: 11 };
const staff = await staffFixture(database, (deps) => [settingsAdminModule({ ...deps, defaults, seller })]);
const rani = await staff.signedIn("rani@rules.test", "admin");
const dewi = await staff.signedIn("dewi@rules.test", "finance");

// biome-ignore lint/suspicious/noExplicitAny: a test knows the fields it selects
async function rules(headers: object = rani): Promise<any> {
  const query = "query adminShopRules { adminShopRules { name fallback variable least most } }";
  const { body } = await staff.post<Record<string, unknown>>(query, {}, { ...headers });
  return body.errors?.[0]?.extensions.code ?? Object.values(body.data ?? {})[0];
}

test("each rule is listed with its default, its variable and its bounds", async () => {
  expect(await rules()).toEqual([
    { name: "checkoutMinutes", fallback: 30, variable: "SHOP_CHECKOUT_MINUTES", least: 1, most: 1_440 },
    { name: "unpaidGuestPercent", fallback: 10, variable: "SHOP_UNPAID_GUEST_PERCENT", least: 1, most: 100 },
    { name: "priceFloorPercent", fallback: 50, variable: "SHOP_PRICE_FLOOR_PERCENT", least: 0, most: 100 },
    {
      ...{ name: "promotionBudgetLimit", fallback: 0, variable: "SHOP_PROMOTION_BUDGET_LIMIT", least: 0 },
      most: 100_000_000_000,
    },
    { name: "refundLimit", fallback: 5_000_000, variable: "SHOP_REFUND_LIMIT", least: 0, most: 1_000_000_000 },
    { name: "pointsAdjustCap", fallback: 1_000, variable: "SHOP_POINTS_ADJUST_CAP", least: 0, most: 1_000_000 },
    { name: "deletionRequestDays", fallback: 14, variable: "SHOP_DELETION_REQUEST_DAYS", least: 1, most: 90 },
  ]);
});

test("only administrators may call it", async () => {
  expect([await rules(dewi), await rules({})]).toEqual(["FORBIDDEN", "STAFF_ONLY"]);
});
