import { type Kysely, sql } from "kysely";
import type { Rupiah } from "#kit/core/rupiah.ts";
import type { SalePriced } from "../sale-window.ts";
import { plannedPrices, saleWindow } from "./catalogue-products.ts";

/** What these SKUs cost without promotions; one statement. SKUs that are incomplete or unknown are left out. */
export async function skuPrices(
  db: Kysely<unknown>,
  skuCodes: readonly string[],
): Promise<ReadonlyMap<string, SalePriced>> {
  const { rows } = await sql<SalePriced & { code: string }>`
    select code, price, sale_price as "salePrice", ${saleWindow} as sale, ${plannedPrices} as planned
    from catalogue.sku where code = any(${skuCodes}::text[]) and complete`.execute(db);
  return new Map(rows.map(({ code, ...priced }) => [code, priced]));
}

/** The list prices of these SKUs, those of incomplete products included; an SKU without a price is left out. */
export async function listPrices(
  db: Kysely<unknown>,
  skuCodes: readonly string[],
): Promise<ReadonlyMap<string, Rupiah>> {
  const { rows } = await sql<{ code: string; price: Rupiah }>`
    select code, price from catalogue.sku where code = any(${skuCodes}::text[]) and price is not null`.execute(db);
  return new Map(rows.map(({ code, price }) => [code, price]));
}
