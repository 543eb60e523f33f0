import { systemClock } from "#kit/core/clock.ts";
import { systemIds } from "#kit/core/ids.ts";
import type { RecordRules } from "../modules/record-rules.ts";

/** The rules of records in a test; the given ones replace the defaults. */
export const testRecordRules = (rules: Partial<RecordRules> = {}): RecordRules => ({
  percent: 0,
  budgetLimit: 0,
  clock: systemClock,
  seller: { name: "PT Env", address: "Jakarta", taxId: "000000000000000", vatPercent: 11 },
  ids: systemIds,
  scope: { tenantCode: "SHOP", domainCode: "WEB", siteCode: "ID" },
  allowsLoopback: true,
  shopOf: async () => ({ name: "Bata & Bola", url: "https://shop.example" }),
  ...rules,
});
