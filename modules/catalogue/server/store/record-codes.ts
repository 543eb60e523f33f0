import { type Kysely, sql } from "kysely";

/** A page of codes in their order, for exports. */
export type CodePage = { readonly after: string | null; readonly limit: number };

export async function brandCodes(db: Kysely<unknown>, { after, limit }: CodePage): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from catalogue.brand where ${after}::text is null or code > ${after}
    order by code limit ${limit}`.execute(db);
  return rows.map(({ code }) => code);
}

export async function categoryCodes(
  db: Kysely<unknown>,
  { after, limit, except = [] }: CodePage & { readonly except?: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from catalogue.category
    where (${after}::text is null or code > ${after}) and code <> all(${except}::text[])
    order by code limit ${limit}`.execute(db);
  return rows.map(({ code }) => code);
}

export async function productCodes(db: Kysely<unknown>, { after, limit }: CodePage): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from catalogue.product where ${after}::text is null or code > ${after}
    order by code limit ${limit}`.execute(db);
  return rows.map(({ code }) => code);
}

/** The products of SKUs. */
export async function productsOfSkus(db: Kysely<unknown>, skus: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ sku: string; product: string }>`
    select code as sku, product_code as product from catalogue.sku where code = any(${skus}::text[])`.execute(db);
  return new Map(rows.map(({ sku, product }) => [sku, product]));
}
