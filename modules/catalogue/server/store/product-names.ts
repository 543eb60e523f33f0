import { type Kysely, sql } from "kysely";
import { fallbackLocale, type Locale } from "#kit/core/locale.ts";

type Asked = {
  /** These products; null for those of a category that match the search. */
  readonly codes: readonly string[] | null;
  readonly categoryCode: string | null;
  readonly search: string;
  readonly locale: Locale;
  readonly limit: number;
};

/** Products by name. Those of a category come through its index; a search reads no more than their names. */
export async function findProductNames(
  db: Kysely<unknown>,
  { codes, categoryCode, search, locale, limit }: Asked,
): Promise<{ code: string; name: string }[]> {
  const name = sql`coalesce(nullif(names ->> ${locale}, ''), names ->> ${fallbackLocale}, product.code)`;
  const pattern = `%${search.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const where =
    codes !== null
      ? sql`product.code = any(${codes}::text[])`
      : sql`(${categoryCode}::text is null or product.code = any(array(
          select product_code from catalogue.product_category
          join catalogue.category on category.code = category_code
          where category.path @> array[${categoryCode}::text])))
        and (product.code ilike ${pattern} or ${name} ilike ${pattern})`;
  const { rows } = await sql<{ code: string; name: string }>`
    select product.code, ${name} as name from catalogue.product where ${where}
    order by name, product.code limit ${codes?.length ?? limit}`.execute(db);
  return rows;
}
