import type { Kysely } from "kysely";

/**
 * Who refers to SKUs: orders, promotions, stock. Their modules import this one, so the application passes it in. An SKU that is in use is
 * never deleted.
 */
export type SkuUses = {
  /** Those of these SKUs that were sold, lie in stock or stand in a promotion. */
  usedSkus(db: Kysely<unknown>, skuCodes: readonly string[]): Promise<ReadonlySet<string>>;
};
