import { type Kysely, sql } from "kysely";
import { fallbackLocale, type Locale } from "#kit/core/locale.ts";

/** Active and upcoming promotions, latest first. Free shipping is left out: it has no list of products of its own. */
export async function promotionNames(
  db: Kysely<unknown>,
  at: Date,
  locale: Locale,
): Promise<{ code: string; name: string }[]> {
  const { rows } = await sql<{ code: string; name: string }>`
    select code, coalesce(nullif(names ->> ${locale}, ''), names ->> ${fallbackLocale}) as name
    from promotion.activity
    where status = 'active' and ends_at > ${at} and kind <> 'freeShipping'
    order by begins_at desc, code limit 200`.execute(db);
  return rows;
}

/** The names of these promotions and coupons, whatever their state. */
export async function promotionNamesOf(
  db: Kysely<unknown>,
  codes: readonly string[],
  locale: Locale,
): Promise<Map<string, string>> {
  const { rows } = await sql<{ code: string; name: string }>`
    select code, coalesce(nullif(names ->> ${locale}, ''), names ->> ${fallbackLocale}) as name
    from (select code, names from promotion.coupon union all select code, names from promotion.activity) as named
    where code = any(${[...codes]}::text[])`.execute(db);
  return new Map(rows.map(({ code, name }) => [code, name]));
}
