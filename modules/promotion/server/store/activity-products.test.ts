import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aProduct, insertProducts } from "#modules/catalogue/server/testing/products-fixture.ts";
import type { PromotionDraft } from "../promotion-draft.ts";
import { promotionReader } from "../promotion-reader.ts";
import { savePromotion } from "../save-promotion.ts";
import { aFlashSale, aTier } from "../testing/a-promotion.ts";
import { productsOfActivities } from "./activity-products.ts";

const { database } = await testDatabase();
const at = new Date("2026-11-15T05:00:00Z");
const save = (...drafts: PromotionDraft[]) =>
  inTransaction(database, async (trx) => {
    for (const draft of drafts) expect(await savePromotion(trx, draft)).toEqual({ ok: true, value: null });
  });
const page = (codes: readonly string[], offset = 0, limit = 10) =>
  productsOfActivities(database.kysely, codes, at, { offset, limit });
const listed = async (scope: PromotionDraft["scope"]) => {
  await save(aTier({ scope }));
  return (await page(["TIER1"]))[0]?.productCodes;
};

beforeAll(async () => {
  await insertProducts(database.kysely, [
    aProduct("LKH1", { releasedOn: "2026-01-01" }),
    aProduct("LKH2", { releasedOn: "2026-03-01", categoryCodes: ["WEAR"] }),
    aProduct("LKH3", { releasedOn: "2026-02-01", categoryCodes: ["RUN", "WEAR"] }),
    aProduct("LKH4", { releasedOn: "2026-04-01" }),
  ]);
  await sql`update catalogue.product set on_sale = false where code = 'LKH4'`.execute(database.kysely);
});
beforeEach(() => sql`truncate promotion.campaign_sku, promotion.activity cascade`.execute(database.kysely));

describe("the products of a promotion", () => {
  test.each([
    ["listed by code are in the editor's order", { products: ["LKH1", "LKH3", "LKH2"] }, ["LKH1", "LKH3", "LKH2"]],
    ["of a brand are sorted newest first", { brands: ["LKH"] }, ["LKH2", "LKH3", "LKH1"]],
    ["of a category include its subcategories, each product once", { categories: ["WEAR"] }, ["LKH2", "LKH3", "LKH1"]],
    ["of a subcategory exclude the parent's other products", { categories: ["SHOES"] }, ["LKH3", "LKH1"]],
    ["listed by code precede those of a brand", { products: ["LKH1"], brands: ["LKH"] }, ["LKH1", "LKH2", "LKH3"]],
    ["of a promotion of everything are all products on sale", "everything", ["LKH2", "LKH3", "LKH1"]],
    ["that are not on sale are left out", { products: ["LKH4", "LKH1"] }, ["LKH1"]],
  ] as const)("%s", async (_title, scope, expected) => {
    expect(await listed(scope as PromotionDraft["scope"])).toEqual(expected);
  });

  test("MR-01 with price bounds are those with an SKU at such a price at the moment", async () => {
    await sql`update catalogue.sku set sale_price = 300000 where product_code = 'LKH1'`.execute(database.kysely);
    await sql`update catalogue.sku set sale_price = 300000, sale_until = ${at} where product_code = 'LKH2'`.execute(
      database.kysely,
    );
    const bounded = async (bounds: Partial<PromotionDraft>) => {
      await save(aTier(bounds));
      return page(["TIER1"]);
    };
    expect(await bounded({ priceFrom: 300_000, priceUntil: 300_000 })).toMatchObject([
      { productCodes: ["LKH1"], totalCount: 1 },
    ]);
    expect(await bounded({ priceFrom: 300_001 })).toMatchObject([{ productCodes: ["LKH2", "LKH3"], totalCount: 2 }]);
    expect(await bounded({ priceUntil: 500_000 })).toMatchObject([{ totalCount: 3 }]);
    expect(await bounded({ priceUntil: 299_999 })).toMatchObject([{ productCodes: [], totalCount: 0 }]);
    await sql`insert into catalogue.price_plan (code, state) values ('p', '{"status":"scheduled"}')`.execute(
      database.kysely,
    );
    await sql`insert into catalogue.planned_price (plan_code, sku_code, price, begins_at)
      select 'p', code, 250000, ${at} from catalogue.sku where product_code = 'LKH2'`.execute(database.kysely);
    expect(await bounded({ priceUntil: 299_999 })).toMatchObject([{ productCodes: ["LKH2"], totalCount: 1 }]);
    await sql`delete from catalogue.price_plan`.execute(database.kysely);
    await sql`update catalogue.sku set sale_price = price, sale_until = null`.execute(database.kysely);
  });

  test("1A-10 of a flash sale are those with units left", async () => {
    const flashSaleSkus = ["LKH3-A", "LKH1-A", "LKH2-A"].map((skuCode) => ({ skuCode, price: 1000, stock: 2 }));
    await save(aFlashSale("", { flashSaleSkus }));
    const sell = (sku: string, sold: number) =>
      sql`update promotion.campaign_sku set sold = ${sold} where sku_code = ${sku}`.execute(database.kysely);
    await sell("LKH3-A", 2);
    await sell("LKH1-A", 1);
    expect(await page(["FLASH1"])).toMatchObject([{ productCodes: ["LKH1", "LKH2"], totalCount: 2 }]);
    await sell("LKH3-A", 1);
    expect(await page(["FLASH1"])).toMatchObject([{ productCodes: ["LKH3", "LKH1", "LKH2"], totalCount: 3 }]);
  });

  test("of a flash sale are those of its SKUs", async () => {
    const flashSaleSkus = ["LKH3-A", "LKH1-A", "LKH2-A"].map((skuCode) => ({ skuCode, price: 1000, stock: 1 }));
    await save(aFlashSale("", { flashSaleSkus }));
    expect((await page(["FLASH1"]))[0]?.productCodes).toEqual(["LKH3", "LKH1", "LKH2"]);
  });
});

test("a page beyond the last is empty and still has the total", async () => {
  await save(aTier());
  expect(await page(["TIER1"], 1, 1)).toEqual([{ activityCode: "TIER1", productCodes: ["LKH3"], totalCount: 3 }]);
  expect(await page(["TIER1"], 10, 10)).toEqual([{ activityCode: "TIER1", productCodes: [], totalCount: 3 }]);
});

test("several promotions are listed by one statement; inactive ones are empty", async () => {
  await save(
    aTier({ code: "BRAND", scope: { brands: ["LKH"] } }),
    aTier({ code: "ONE", scope: { products: ["LKH1"] } }),
    aTier({ code: "ENDED", beginsAt: new Date("2026-01-01"), endsAt: new Date("2026-02-01") }),
    aTier({ code: "DRAFT", status: "draft" }),
  );
  const counter = countQueries(database);
  const found = await promotionReader().productsOf(
    database.kysely,
    ["ONE", "ENDED", "NOBODY", "DRAFT", "BRAND"],
    at,
    2,
  );
  counter.stop();
  expect(found).toEqual([
    { activityCode: "ONE", productCode: "LKH1" },
    { activityCode: "BRAND", productCode: "LKH2" },
    { activityCode: "BRAND", productCode: "LKH3" },
  ]);
  expect(counter.statements).toHaveLength(1);
});

test("products of a used-up budget are listed for callers that check it themselves, because they may return", async () => {
  await save(aTier({ budget: 100_000, scope: { products: ["LKH1"] } }));
  const read = () => promotionReader().productsOf(database.kysely, ["TIER1"], at, 2);
  await sql`update promotion.budget set spent = 100000`.execute(database.kysely);
  expect(await page(["TIER1"])).toEqual([]);
  expect(await read()).toEqual([{ activityCode: "TIER1", productCode: "LKH1" }]);
});
