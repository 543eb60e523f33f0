import { type Kysely, sql } from "kysely";
import type { SalePriced } from "../sale-window.ts";

/** What these SKUs cost without promotions; one statement. SKUs that are incomplete or unknown are left out. */
export async function skuPrices(
  db: Kysely<unknown>,
  skuCodes: readonly string[],
): Promise<ReadonlyMap<string, SalePriced>> {
  const { rows } = await sql<SalePriced & { code: string; from: Date | null; until: Date | null }>`
    select code, price, sale_price as "salePrice", sale_from as "from", sale_until as "until"
    from catalogue.sku where code = any(${skuCodes}::text[]) and complete`.execute(db);
  return new Map(
    rows.map(({ code, price, salePrice, from, until }) => [
      code,
      {
        price,
        salePrice,
        sale:
          from === null && until === null ? null : { from: from?.getTime() ?? null, until: until?.getTime() ?? null },
      },
    ]),
  );
}
