import { type Kysely, sql } from "kysely";
import { fallbackLocale, type Locale } from "#kit/core/locale.ts";

type Asked = {
  readonly search: string;
  /** Returns these promotions in any state, instead of those that match the search. */
  readonly codes: readonly string[] | null;
  readonly at: Date;
  readonly locale: Locale;
  readonly limit: number;
};

/** Active and upcoming promotions that match a text, latest first; drafts are left out. */
export async function findPromotionNames(
  db: Kysely<unknown>,
  { search, codes, at, locale, limit }: Asked,
): Promise<{ readonly code: string; readonly name: string }[]> {
  const name = sql`coalesce(nullif(names ->> ${locale}, ''), names ->> ${fallbackLocale}, code)`;
  const pattern = `%${search.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const { rows } = await sql<{ code: string; name: string }>`
    select code, ${name} as name from promotion.activity
    where case when ${codes}::text[] is null
      then status = 'active' and ends_at > ${at} and (code ilike ${pattern} or ${name} ilike ${pattern})
      else code = any(${codes}::text[]) end
    order by begins_at desc, code limit ${limit}`.execute(db);
  return rows;
}
