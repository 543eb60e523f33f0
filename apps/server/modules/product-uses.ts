import type { Kysely } from "kysely";
import {
  findBrands,
  listCategories,
  type PageChoices,
  type ProductHistory,
  productsWithSizeGuide,
  type SkuUses,
} from "#modules/catalogue/server/index.ts";
import { stockedSkus } from "#modules/inventory/server/index.ts";
import { orderedSkus, salesBySku, salesOfSkus } from "#modules/order/server/index.ts";
import { promotedSkus, promotionNames } from "#modules/promotion/server/index.ts";
import { returnedUnits } from "#modules/returns/server/index.ts";
import { searchesLeadingTo } from "#modules/search/server/index.ts";
import { type GuideUses, type ShopCategories, sizeGuideNames } from "#modules/size-guide/server/index.ts";

/** The modules that keep SKU codes; what they name is never deleted. Three statements. */
export const skuUses: SkuUses = {
  async usedSkus(db, skuCodes) {
    const uses = [];
    // One after the other: a transaction has one connection.
    for (const find of [orderedSkus, promotedSkus, stockedSkus]) uses.push(...(await find(db, skuCodes)));
    return new Set(uses);
  },
};

export const productHistory: ProductHistory = {
  sales: salesOfSkus,
  salesBySku,
  returns: returnedUnits,
  searches: searchesLeadingTo,
};

export const pageChoices: PageChoices = { sizeGuides: sizeGuideNames, promotions: promotionNames };

/** The categories a size chart can be for. */
export const guideCategories: ShopCategories = async (db) =>
  (await listCategories(db)).map(({ code, parentCode, position, names }) => ({ code, parentCode, position, names }));

export const guideUses: GuideUses = { productsOf: productsWithSizeGuide, categories: guideCategories };

const mostBrands = 1000;

/** The brands a new size chart can be for, by name. */
export const guideBrands = async (db: Kysely<unknown>) =>
  (await findBrands(db, "", { offset: 0, limit: mostBrands })).brands.map(({ code, name }) => ({ code, name }));
