import { sql, type Transaction } from "kysely";
import { invalidateTags } from "#kit/postgres/invalidate-tags.ts";
import type { ProductState } from "../../contract/product/product-state.ts";

export type ProductWrites = {
  readonly states: ReadonlyMap<string, ProductState>;
  /** Products that disappear with all that belongs to them. */
  readonly deleted: readonly string[];
  readonly deletedSkus: readonly string[];
  readonly retiredSkus: readonly string[];
};

/**
 * Writes checked states: a fixed number of statements for any number of products and SKUs. Columns that may not be empty get a value
 * the reader of states treats as "not filled in": the SKU's code as its number and barcode, its price as its sale price.
 */
export async function writeProductStates(trx: Transaction<unknown>, writes: ProductWrites): Promise<void> {
  const { states, deleted, deletedSkus, retiredSkus } = writes;
  const drafts = JSON.stringify(
    [...states].map(([code, { skus = {}, ...state }]) => ({
      code,
      ...state,
      skus: Object.entries(skus).map(([skuCode, sku]) => ({ code: skuCode, ...sku })),
    })),
  );
  if (deleted.length > 0) await sql`delete from catalogue.product where code = any(${deleted}::text[])`.execute(trx);
  if (deletedSkus.length > 0)
    await sql`delete from catalogue.sku where code = any(${deletedSkus}::text[])`.execute(trx);
  if (retiredSkus.length > 0)
    // Its number and barcode are free for another SKU.
    await sql`
      update catalogue.sku set retired = true, number = code, barcode = code
      where code = any(${retiredSkus}::text[])`.execute(trx);
  if (states.size > 0) {
    await writeRows(trx, drafts);
    await writePlaces(trx, drafts);
    await writeSkus(trx, drafts);
  }
  await invalidateTags(trx, ["catalogue", ...[...states.keys(), ...deleted].map((code) => `product:${code}`)]);
}

const writeRows = (trx: Transaction<unknown>, drafts: string) =>
  sql`
    insert into catalogue.product (code, brand_code, names, descriptions, facts, certificates, pictured_by, media,
      remindable, on_sale, off_sale_as, released_on, search_words, purchase_limit, ribbon_texts, ribbon_position, size_guide,
      cross_sells, shop_more)
    select code, "brandCode", coalesce(names, '{}'), coalesce(descriptions, '{}'), coalesce(facts, '[]'),
      coalesce(certificates, '[]'), "picturedBy", coalesce(media, '[]'), coalesce(remindable, false), status = 'onSale',
      case when status = 'onSale' then 'hidden' else status end, "releasedOn", coalesce("searchWords", '[]'), "purchaseLimit",
      coalesce("ribbonTexts", '{}'), "ribbonPosition", "sizeGuide", coalesce("crossSells", '[]'), "shopMore"
    from jsonb_to_recordset(${drafts}::jsonb) as draft (code text, status text, "brandCode" text, names jsonb,
      descriptions jsonb, facts jsonb, certificates jsonb, "picturedBy" text, media jsonb, remindable boolean,
      "releasedOn" date, "searchWords" jsonb, "purchaseLimit" integer, "ribbonTexts" jsonb, "ribbonPosition" text,
      "sizeGuide" text, "crossSells" jsonb, "shopMore" text)
    on conflict (code) do update set brand_code = excluded.brand_code, names = excluded.names,
      descriptions = excluded.descriptions, facts = excluded.facts, certificates = excluded.certificates,
      pictured_by = excluded.pictured_by, media = excluded.media, remindable = excluded.remindable,
      on_sale = excluded.on_sale, off_sale_as = excluded.off_sale_as, released_on = excluded.released_on,
      search_words = excluded.search_words, purchase_limit = excluded.purchase_limit,
      ribbon_texts = excluded.ribbon_texts, ribbon_position = excluded.ribbon_position, size_guide = excluded.size_guide,
      cross_sells = excluded.cross_sells, shop_more = excluded.shop_more, updated_at = now()`.execute(trx);

const writePlaces = (trx: Transaction<unknown>, drafts: string) =>
  sql`
    with draft as (
      select code, "categoryCodes" from jsonb_to_recordset(${drafts}::jsonb) as draft (code text, "categoryCodes" jsonb)
    ), wanted as (
      select draft.code as product_code, place.category_code, (place.ordinal - 1)::smallint as position
      from draft, jsonb_array_elements_text(draft."categoryCodes") with ordinality as place (category_code, ordinal)
    ), removed as (
      delete from catalogue.product_category as stored using draft
      where stored.product_code = draft.code and not exists (
        select from wanted where wanted.product_code = stored.product_code and wanted.category_code = stored.category_code)
    )
    insert into catalogue.product_category as stored (product_code, category_code, position)
    select product_code, category_code, position from wanted
    on conflict (product_code, category_code) do update set position = excluded.position
    where stored.position <> excluded.position`.execute(trx);

const writeSkus = (trx: Transaction<unknown>, drafts: string) =>
  sql`
    insert into catalogue.sku as stored (code, product_code, number, ext_code, barcode, options, price, sale_price, sale_from,
      sale_until, cost, grams, length_mm, width_mm, height_mm, ships_from, position)
    select sku.code, draft.code, coalesce(sku.number, sku.code), coalesce(sku."extCode", ''),
      coalesce(sku.barcode, sku.code), coalesce(sku.options, '{}'), sku.price, coalesce(sku."salePrice", sku.price),
      sku."saleFrom", sku."saleUntil", sku.cost, sku.grams, (sku.box ->> 0)::int, (sku.box ->> 1)::int, (sku.box ->> 2)::int,
      sku."shipsFrom", sku.position
    from jsonb_to_recordset(${drafts}::jsonb) as draft (code text, skus jsonb),
      jsonb_to_recordset(draft.skus) as sku (code text, number text, "extCode" text, barcode text, options jsonb,
        price bigint, "salePrice" bigint, "saleFrom" timestamptz, "saleUntil" timestamptz, cost bigint, grams integer,
        box jsonb, "shipsFrom" date, position smallint)
    on conflict (code) do update set product_code = excluded.product_code, number = excluded.number,
      ext_code = excluded.ext_code, barcode = excluded.barcode, options = excluded.options, price = excluded.price,
      sale_price = excluded.sale_price, sale_from = excluded.sale_from, sale_until = excluded.sale_until,
      cost = excluded.cost, grams = excluded.grams, length_mm = excluded.length_mm, width_mm = excluded.width_mm,
      height_mm = excluded.height_mm, ships_from = excluded.ships_from, position = excluded.position, retired = false
    where stored.retired or (stored.number, stored.ext_code, stored.barcode, stored.options, stored.price,
        stored.sale_price, stored.sale_from, stored.sale_until, stored.cost, stored.grams, stored.length_mm, stored.width_mm,
        stored.height_mm, stored.ships_from, stored.position)
      is distinct from (excluded.number, excluded.ext_code, excluded.barcode, excluded.options, excluded.price,
        excluded.sale_price, excluded.sale_from, excluded.sale_until, excluded.cost, excluded.grams, excluded.length_mm,
        excluded.width_mm, excluded.height_mm, excluded.ships_from, excluded.position)`.execute(trx);
