import { type Kysely, sql } from "kysely";
import { fallbackLocale, type Locale } from "#kit/core/locale.ts";

/** Categories whose name or code has this text, by name. */
export async function findCategories(
  db: Kysely<unknown>,
  search: string,
  { locale, limit }: { readonly locale: Locale; readonly limit: number },
): Promise<{ readonly code: string; readonly name: string }[]> {
  const name = sql`coalesce(nullif(names ->> ${locale}, ''), names ->> ${fallbackLocale}, code)`;
  const pattern = `%${search.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const { rows } = await sql<{ code: string; name: string }>`
    select code, ${name} as name from catalogue.category
    where ${name} ilike ${pattern} or code ilike ${pattern} order by name, code limit ${limit}`.execute(db);
  return rows;
}
