import { expect, test } from "vitest";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { staffFixture } from "#modules/staff/server/testing/staff-fixture.ts";
import { settingsAdminModule } from "../admin-module.ts";
import { writeSeller } from "../store/seller-periods.ts";

const { database } = await testDatabase();
const defaults = {
  ...{ checkoutMinutes: 30, unpaidGuestPercent: 10, priceFloorPercent: 50, promotionBudgetLimit: 0 },
  ...{ refundLimit: 5_000_000, pointsAdjustCap: 1_000, deletionRequestDays: 14 },
};
const seller = { name: "PT Env", address: "Jakarta", taxId: "000000000000000", vatPercent: 11 };
const staff = await staffFixture(database, (deps) => [settingsAdminModule({ ...deps, defaults, seller })]);
const rani = await staff.signedIn("rani@seller.test", "admin");
const dewi = await staff.signedIn("dewi@seller.test", "orderDesk");

// biome-ignore lint/suspicious/noExplicitAny: a test knows the fields it selects
async function sellers(headers: object = rani): Promise<any> {
  const query = `query adminSeller { adminSeller {
    fields { name fallback variable } periods { from name address taxId vatPercent } } }`;
  const { body } = await staff.post<Record<string, unknown>>(query, {}, { ...headers });
  return body.errors?.[0]?.extensions.code ?? Object.values(body.data ?? {})[0];
}

test("the seller's defaults are named with their variables, and who sold since when, newest first", async () => {
  const at = (day: string, vatPercent: number) => ({
    ...{ from: new Date(`2026-${day}T00:00:00Z`), changed: { vatPercent } },
    seller: { ...seller, vatPercent },
  });
  await inTransaction(database, async (trx) => {
    await writeSeller(trx, at("01-01", 12));
    await writeSeller(trx, at("06-01", 10));
  });
  expect(await sellers()).toEqual({
    fields: [
      { name: "name", fallback: "PT Env", variable: "SHOP_SELLER_NAME" },
      { name: "address", fallback: "Jakarta", variable: "SHOP_SELLER_ADDRESS" },
      { name: "taxId", fallback: "000000000000000", variable: "SHOP_SELLER_TAX_ID" },
      { name: "vatPercent", fallback: "11", variable: "SHOP_VAT_PERCENT" },
    ],
    periods: [
      { ...seller, from: "2026-06-01T00:00:00.000Z", vatPercent: 10 },
      { ...seller, from: "2026-01-01T00:00:00.000Z", vatPercent: 12 },
    ],
  });
});

test("only those who may read the settings see the seller's page", async () => {
  expect([await sellers(dewi), await sellers({})]).toEqual(["FORBIDDEN", "STAFF_ONLY"]);
});
