import { type Kysely, sql } from "kysely";
import { fallbackLocale, type Locale } from "#kit/core/locale.ts";

type GroupWithMedia = {
  readonly path: string;
  readonly kind: "brand" | "category";
  readonly code: string;
  readonly name: string;
};
type ProductWithMedia = {
  readonly path: string;
  readonly kind: "product";
  readonly code: string;
  readonly name: string;
};

/** The products among whose pictures and videos these paths are. */
export async function productsWithMedia(
  db: Kysely<unknown>,
  paths: readonly string[],
  locale: Locale,
): Promise<ProductWithMedia[]> {
  const { rows } = await sql<ProductWithMedia>`
    select distinct asked.path, 'product' as kind, code, coalesce(names ->> ${locale}, names ->> ${fallbackLocale}, code) as name
    from unnest(${paths}::text[]) as asked (path)
    join catalogue.product on media @> jsonb_build_array(jsonb_build_object('url', asked.path))
    order by name, code`.execute(db);
  return rows;
}

/** The brands and categories with one of these logos and pictures. */
export async function groupsWithMedia(
  db: Kysely<unknown>,
  paths: readonly string[],
  locale: Locale,
): Promise<GroupWithMedia[]> {
  const { rows } = await sql<GroupWithMedia>`
    select picture as path, 'category' as kind, code, coalesce(names ->> ${locale}, names ->> ${fallbackLocale}, code) as name
    from catalogue.category where picture = any(${paths}::text[])
    union all
    select logo, 'brand', code, name from catalogue.brand where logo = any(${paths}::text[])
    order by kind, name, code`.execute(db);
  return rows;
}
