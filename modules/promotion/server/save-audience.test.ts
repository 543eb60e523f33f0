import { expect, test } from "vitest";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aProduct, insertProducts } from "#modules/catalogue/server/testing/products-fixture.ts";
import type { PromotionDraft } from "./promotion-draft.ts";
import { savePromotion } from "./save-promotion.ts";
import { findPromotions } from "./store/promotions.ts";
import { aFlashSale, aTier } from "./testing/a-promotion.ts";

const { database } = await testDatabase();
const save = (draft: PromotionDraft) => inTransaction(database, (trx) => savePromotion(trx, draft));
const stored = async (code: string) => (await findPromotions(database.kysely, [code]))[0];
const saved = { ok: true, value: null };
await insertProducts(database.kysely, [aProduct("LKH1")]);

test("MR-01 the prices and buyers a promotion is for are stored; bounds in the wrong order, and either for a flash sale, are refused", async () => {
  expect(await save(aTier({ priceFrom: 250_000, priceUntil: 500_000 }))).toEqual(saved);
  expect(await stored("TIER1")).toMatchObject({ priceFrom: 250_000, priceUntil: 500_000 });
  expect(await save(aTier({ priceUntil: 500_000 }))).toEqual(saved);
  expect(await stored("TIER1")).toMatchObject({ priceFrom: null, priceUntil: 500_000 });
  expect(await save(aTier({ priceFrom: 2, priceUntil: 1 }))).toMatchObject({ error: { where: "TIER1 priceUntil" } });
  expect(await save(aTier({ priceFrom: 0 }))).toMatchObject({ error: { where: "TIER1 priceFrom" } });
  expect(await save(aTier({ audience: "clubMembers" }))).toEqual(saved);
  expect(await stored("TIER1")).toMatchObject({ audience: "clubMembers", priceFrom: null });
  expect(await save(aTier({ audience: "staff" as never }))).toMatchObject({ error: { where: "TIER1 audience" } });
  expect(await save(aFlashSale("LKH1-A", { audience: "members" }))).toMatchObject({
    error: { where: "FLASH1 audience" },
  });
  expect(await save(aFlashSale("LKH1-A", { priceFrom: 1 }))).toMatchObject({ error: { where: "FLASH1 priceFrom" } });
});
