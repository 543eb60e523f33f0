import { type Kysely, sql } from "kysely";
import { fallbackLocale, type Locale } from "#kit/core/locale.ts";

type PromotionWithMedia = {
  readonly path: string;
  readonly kind: "promotion";
  readonly code: string;
  readonly name: string;
};

/** The promotions, drafts included, whose ribbon is one of these pictures. */
export async function promotionsWithMedia(
  db: Kysely<unknown>,
  paths: readonly string[],
  locale: Locale,
): Promise<PromotionWithMedia[]> {
  const { rows } = await sql<PromotionWithMedia>`
    select ribbon_image as path, 'promotion' as kind, code, coalesce(names ->> ${locale}, names ->> ${fallbackLocale}) as name
    from promotion.activity where ribbon_image = any(${paths}::text[])
    union all
    select state #>> '{ribbon,image}', 'promotion', code,
      coalesce(state -> 'names' ->> ${locale}, state -> 'names' ->> ${fallbackLocale}, code)
    from promotion.draft where state #>> '{ribbon,image}' = any(${paths}::text[]) order by name, code`.execute(db);
  return rows;
}
