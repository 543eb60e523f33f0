import { type Kysely, sql } from "kysely";

/** The SKUs among these that a flash sale prices or a promotion gives away, at any time. */
export async function promotedSkus(db: Kysely<unknown>, skuCodes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select sku_code as code from promotion.campaign_sku where sku_code = any(${skuCodes}::text[])
    union select sku_code from promotion.giveaway where sku_code = any(${skuCodes}::text[])`.execute(db);
  return rows.map(({ code }) => code);
}
