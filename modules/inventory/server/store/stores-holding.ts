import { type RawBuilder, sql } from "kysely";

/**
 * The codes of the stores that still hold all of these units, each of them for itself (D-44): an expression of type text[]. So
 * are what is wanted and how many of each.
 */
export const storesHolding = (
  skuCodes: RawBuilder<unknown>,
  quantities: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  array(
    with wanted as (
      select sku_code, sum(quantity) as quantity
      from unnest(${skuCodes}::text[], ${quantities}::int[]) as line (sku_code, quantity)
      group by sku_code
    )
    select stock.source_code
    from wanted
    join inventory.stock on stock.sku_code = wanted.sku_code and stock.quantity - stock.safety - stock.sold >= wanted.quantity
    join inventory.source on source.code = stock.source_code and source.kind = 'store'
    -- As a list of codes too, so that the index leads to these things alone.
    where stock.sku_code = any(${skuCodes}::text[])
    group by stock.source_code
    having count(*) = (select count(*) from wanted))`;
