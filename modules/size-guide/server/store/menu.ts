import { type Kysely, sql } from "kysely";
import { fallbackLocale, type Locale, type Texts } from "#kit/core/locale.ts";
import type { SizeGuideBrand } from "../../contract/size-guide-menu.ts";

export type MenuRow = {
  readonly code: string;
  readonly parentCode: string | null;
  readonly name: string;
  readonly brands: readonly SizeGuideBrand[];
};

/** Every entry of the menu with its brands, parents before children, by one statement. */
export async function readMenu(db: Kysely<unknown>, locale: Locale): Promise<MenuRow[]> {
  const { rows } = await sql<MenuRow>`
    select category.code, category.parent_code as "parentCode",
      coalesce(category.names ->> ${locale}, category.names ->> ${fallbackLocale}) as name,
      (select coalesce(json_agg(json_build_object('brandCode', brand.code, 'brandName', brand.name)
          order by guide.position, brand.code), '[]')
        from size_guide.guide join size_guide.brand on brand.code = guide.brand_code
        where guide.category_code = category.code) as brands
    from size_guide.category
    order by category.level, category.position, category.code`.execute(db);
  return rows;
}

/** Every chart as `CATEGORY-BRAND` with the names of both, in the order of the menu. */
export async function sizeGuideNames(db: Kysely<unknown>, locale: Locale): Promise<{ code: string; name: string }[]> {
  return (await readMenu(db, locale)).flatMap(({ code, name, brands }) =>
    brands.map(({ brandCode, brandName }) => ({ code: `${code}-${brandCode}`, name: `${name} · ${brandName}` })),
  );
}

export type MenuEntry = { code: string; parentCode: string | null; level: number; names: Texts; position: number };

/** Saves the entries, parents first; returns whether anything changed. */
export async function writeMenu(db: Kysely<unknown>, entries: readonly MenuEntry[]): Promise<boolean> {
  const { rows } = await sql`
    insert into size_guide.category (code, parent_code, level, names, position)
    select * from unnest(
      ${entries.map((entry) => entry.code)}::text[], ${entries.map((entry) => entry.parentCode)}::text[],
      ${entries.map((entry) => entry.level)}::smallint[], ${entries.map((entry) => JSON.stringify(entry.names))}::jsonb[],
      ${entries.map((entry) => entry.position)}::smallint[])
    on conflict (code) do update
    set parent_code = excluded.parent_code, level = excluded.level, names = excluded.names, position = excluded.position
    where category is distinct from excluded
    returning code`.execute(db);
  return rows.length > 0;
}

/** The codes of the menu with their levels. */
export async function readMenuLevels(db: Kysely<unknown>): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ code: string; level: number }>`select code, level from size_guide.category`.execute(db);
  return new Map(rows.map(({ code, level }) => [code, level]));
}
