import { type Kysely, sql } from "kysely";
import { invalidateTags } from "#kit/postgres/invalidate-tags.ts";
import type { ProductDraft } from "../../contract/drafts.ts";

type Changed = { product_code: string };

/**
 * Writes products with their categories and SKUs: three statements, however many there are. Saving the same again
 * changes nothing. An SKU that is no longer in the draft stays: orders may remember it.
 */
export async function writeProducts(db: Kysely<unknown>, products: readonly ProductDraft[]): Promise<void> {
  const drafts = JSON.stringify(products);
  const written = await sql<Changed>`
    insert into catalogue.product as kept
      (code, brand_code, names, descriptions, facts, certificates, pictured_by, media, remindable, on_sale,
      released_on)
    select code, "brandCode", names, descriptions, facts, certificates, "picturedBy", media, remindable, "onSale", "releasedOn"
    from jsonb_to_recordset(${drafts}::jsonb) as draft (code text, "brandCode" text, names jsonb, descriptions jsonb,
      facts jsonb, certificates jsonb, "picturedBy" text, media jsonb, remindable boolean, "onSale" boolean,
      "releasedOn" date)
    on conflict (code) do update set brand_code = excluded.brand_code, names = excluded.names,
      descriptions = excluded.descriptions, facts = excluded.facts, certificates = excluded.certificates,
      pictured_by = excluded.pictured_by, media = excluded.media, remindable = excluded.remindable,
      on_sale = excluded.on_sale, released_on = excluded.released_on, updated_at = now()
    where (kept.brand_code, kept.names, kept.descriptions, kept.facts, kept.certificates, kept.pictured_by, kept.media,
        kept.remindable, kept.on_sale, kept.released_on)
      is distinct from (excluded.brand_code, excluded.names, excluded.descriptions, excluded.facts,
        excluded.certificates, excluded.pictured_by, excluded.media, excluded.remindable, excluded.on_sale,
        excluded.released_on)
    returning code as product_code`.execute(db);
  const placed = await writePlaces(db, drafts);
  const stocked = await writeSkus(db, drafts);
  const changed = new Set([...written.rows, ...placed, ...stocked].map((row) => row.product_code));
  if (changed.size > 0) await invalidateTags(db, ["catalogue", ...[...changed].map((code) => `product:${code}`)]);
}

async function writePlaces(db: Kysely<unknown>, drafts: string): Promise<Changed[]> {
  const { rows } = await sql<Changed>`
    with wanted as (
      select draft.code as product_code, place.category_code, (place.ordinal - 1)::smallint as position
      from jsonb_to_recordset(${drafts}::jsonb) as draft (code text, "categoryCodes" jsonb),
        jsonb_array_elements_text(draft."categoryCodes") with ordinality as place (category_code, ordinal)
    ), left_behind as (
      delete from catalogue.product_category as kept
      using (select distinct product_code from wanted) as touched
      where kept.product_code = touched.product_code
        and not exists (select from wanted
          where wanted.product_code = kept.product_code and wanted.category_code = kept.category_code)
      returning kept.product_code
    ), written as (
      insert into catalogue.product_category as kept (product_code, category_code, position)
      select product_code, category_code, position from wanted
      on conflict (product_code, category_code) do update set position = excluded.position
      where kept.position <> excluded.position
      returning kept.product_code
    )
    select product_code from left_behind union select product_code from written`.execute(db);
  return rows;
}

async function writeSkus(db: Kysely<unknown>, drafts: string): Promise<Changed[]> {
  const { rows } = await sql<Changed>`
    insert into catalogue.sku as kept (code, product_code, number, ext_code, barcode, options, price, sale_price, cost,
      grams, length_mm, width_mm, height_mm, ships_from, position)
    select sku ->> 'code', draft.code, sku ->> 'number', sku ->> 'extCode', sku ->> 'barcode', sku -> 'options',
      (sku ->> 'price')::bigint, (sku ->> 'salePrice')::bigint, (sku ->> 'cost')::bigint, (sku ->> 'grams')::int,
      (sku -> 'box' ->> 0)::int, (sku -> 'box' ->> 1)::int, (sku -> 'box' ->> 2)::int, (sku ->> 'shipsFrom')::date, (ordinal - 1)::smallint
    from jsonb_to_recordset(${drafts}::jsonb) as draft (code text, skus jsonb),
      jsonb_array_elements(draft.skus) with ordinality as list (sku, ordinal)
    on conflict (code) do update set number = excluded.number, ext_code = excluded.ext_code, barcode = excluded.barcode,
      options = excluded.options, price = excluded.price, sale_price = excluded.sale_price, cost = excluded.cost, grams = excluded.grams,
      length_mm = excluded.length_mm, width_mm = excluded.width_mm, height_mm = excluded.height_mm,
      ships_from = excluded.ships_from, position = excluded.position
    where (kept.number, kept.ext_code, kept.barcode, kept.options, kept.price, kept.sale_price, kept.cost, kept.grams,
        kept.length_mm, kept.width_mm, kept.height_mm, kept.ships_from, kept.position)
      is distinct from (excluded.number, excluded.ext_code, excluded.barcode, excluded.options, excluded.price,
        excluded.sale_price, excluded.cost, excluded.grams, excluded.length_mm, excluded.width_mm, excluded.height_mm,
        excluded.ships_from, excluded.position)
    returning kept.product_code`.execute(db);
  return rows;
}
