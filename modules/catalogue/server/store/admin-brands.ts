import { type Kysely, sql } from "kysely";

type BrandRow = {
  readonly code: string;
  readonly name: string;
  readonly slug: string;
  readonly logo: string | null;
  readonly products: number;
  /** Languages its text is written in. */
  readonly translated: readonly string[];
};

/** Brands that were not merged into others, by name. A page is one statement. */
export async function findBrands(
  db: Kysely<unknown>,
  search: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ brands: BrandRow[]; total: number }> {
  const pattern = `%${search.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const { rows } = await sql<BrandRow & { total: number }>`
    with found as (
      select code, name, slug, logo, about, count(*) over ()::int as total from catalogue.brand
      where merged_into is null and (name ilike ${pattern} or code ilike ${pattern} or slug ilike ${pattern})
      order by lower(name), code offset ${offset} limit ${limit}
    )
    select found.code, name, slug, logo, total,
      (select count(*)::int from catalogue.product where brand_code = found.code) as products,
      array(select key from jsonb_each_text(about) where value <> '') as translated
    from found order by lower(name), code`.execute(db);
  return { brands: rows.map(({ total: _total, ...brand }) => brand), total: rows[0]?.total ?? 0 };
}

/** The codes of brands a search finds, but for some, in the order of an export. */
export async function matchingBrandCodes(
  db: Kysely<unknown>,
  search: string,
  {
    after,
    limit,
    except,
  }: { readonly after: string | null; readonly limit: number; readonly except: readonly string[] },
): Promise<string[]> {
  const pattern = `%${search.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const { rows } = await sql<{ code: string }>`
    select code from catalogue.brand
    where merged_into is null and (name ilike ${pattern} or code ilike ${pattern} or slug ilike ${pattern})
      and (${after}::text is null or code > ${after}) and code <> all(${except}::text[])
    order by code limit ${limit}`.execute(db);
  return rows.map(({ code }) => code);
}
