import { type Kysely, sql } from "kysely";
import { fallbackLocale, type Locale } from "#kit/core/locale.ts";

type Asked = {
  readonly search: string;
  /** These groups, by code or slug, instead of those that match the search. */
  readonly codes: readonly string[] | null;
  readonly locale: Locale;
  readonly limit: number;
};

/** Categories or brands with their addresses, by name. */
export async function findGroupLinks(
  db: Kysely<unknown>,
  kind: "category" | "brand",
  { search, codes, locale, limit }: Asked,
): Promise<{ readonly code: string; readonly name: string; readonly slug: string }[]> {
  const groups =
    kind === "brand"
      ? sql`select code, name, slug from catalogue.brand where merged_into is null`
      : sql`select code, coalesce(nullif(names ->> ${locale}, ''), names ->> ${fallbackLocale}, code) as name, slug
          from catalogue.category`;
  const pattern = `%${search.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const { rows } = await sql<{ code: string; name: string; slug: string }>`
    select code, name, slug from (${groups}) as found
    where case when ${codes}::text[] is null
      then code ilike ${pattern} or name ilike ${pattern} or slug ilike ${pattern}
        else code = any(${codes}::text[]) or slug = any(${codes}::text[]) end
    order by lower(name), code limit ${limit}`.execute(db);
  return rows;
}
