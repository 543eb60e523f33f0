import { type Kysely, sql } from "kysely";
import type { Texts } from "#kit/core/locale.ts";

export type SourceSku = {
  readonly code: string;
  readonly options: Readonly<Record<string, string>>;
  readonly price: number;
  readonly salePrice: number;
  readonly available: boolean;
  readonly sold: number;
};

/** A product as the modules below keep it: what a document is made of. */
export type SourceProduct = {
  readonly code: string;
  readonly brandCode: string;
  /** Of each of its categories, the codes from the root down. */
  readonly paths: readonly (readonly string[])[];
  readonly names: Texts;
  readonly descriptions: Texts;
  readonly facts: readonly { readonly names: Texts; readonly values?: Texts; readonly value?: string }[];
  readonly releasedOn: string;
  readonly skus: readonly SourceSku[];
};

/**
 * Those of these products that are on sale and have something to sell, by one statement. It joins the tables of the
 * catalogue and the inventory, which is why they are read here: a shop of a hundred thousand products is read in batches,
 * and going through each module's own door would take a statement for each.
 */
export async function readSourceProducts(db: Kysely<unknown>, codes: readonly string[]): Promise<SourceProduct[]> {
  const { rows } = await sql<SourceProduct>`
    with sku as (
      select sku.product_code, json_agg(json_build_object('code', sku.code, 'options', sku.options, 'price', sku.price,
        'salePrice', sku.sale_price, 'available', coalesce(stock.available, false), 'sold', coalesce(stock.sold, 0))
        order by sku.position, sku.code) as list
      from catalogue.sku
      left join lateral (
        select bool_or(source.kind = 'warehouse' and stock.quantity > stock.sold) as available, sum(stock.sold)::int as sold
        from inventory.stock join inventory.source on source.code = stock.source_code
        where stock.sku_code = sku.code) as stock on true
      where sku.product_code = any(${codes}::text[])
      group by sku.product_code
    ), place as (
      select place.product_code, json_agg(category.path order by place.position, place.category_code) as paths
      from catalogue.product_category as place join catalogue.category on category.code = place.category_code
      where place.product_code = any(${codes}::text[])
      group by place.product_code
    )
    select product.code, product.brand_code as "brandCode", coalesce(place.paths, '[]') as paths, product.names,
      product.descriptions, product.facts, product.released_on as "releasedOn", sku.list as skus
    from catalogue.product
    join sku on sku.product_code = product.code
    left join place on place.product_code = product.code
    where product.code = any(${codes}::text[]) and product.on_sale`.execute(db);
  return rows;
}

/** The next products of the catalogue by their codes, sold or not, after one of them. */
export async function nextProductCodes(db: Kysely<unknown>, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from catalogue.product where code > ${after} order by code limit ${limit}`.execute(db);
  return rows.map((row) => row.code);
}
