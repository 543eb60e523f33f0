import { type Kysely, sql } from "kysely";
import { fallbackLocale, type Locale, locales, type Texts } from "#kit/core/locale.ts";
import type { ChosenSizeGuide } from "../../contract/size-guide-menu.ts";

export type Chart = { readonly locale: Locale; readonly html: string };

export type GuideKey = { readonly categoryCode: string; readonly brandCode: string };

/** The chart in this language, else in English; one statement. */
export async function findChart(db: Kysely<unknown>, key: GuideKey, locale: Locale): Promise<Chart | null> {
  const { rows } = await sql<Chart>`
    select locale, html from size_guide.chart
    where category_code = ${key.categoryCode} and brand_code = ${key.brandCode}
      and locale in (${locale}, ${fallbackLocale})
    order by (locale = ${locale}) desc
    limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Every chart with its brand and the time of its last change in any language; one statement. */
export async function listCharts(db: Kysely<unknown>): Promise<(ChosenSizeGuide & { readonly changed: Date })[]> {
  const { rows } = await sql<ChosenSizeGuide & { changed: Date }>`
    select chart.category_code as "categoryCode", chart.brand_code as "brandCode", brand.name as "brandName",
      max(chart.updated_at) as changed
    from size_guide.chart join size_guide.brand on brand.code = chart.brand_code
    group by chart.category_code, chart.brand_code, brand.name
    order by chart.category_code collate "C", chart.brand_code collate "C"`.execute(db);
  return rows;
}

export async function categoryExists(db: Kysely<unknown>, code: string): Promise<boolean> {
  const { rows } = await sql`select 1 from size_guide.category where code = ${code}`.execute(db);
  return rows.length > 0;
}

export type Guide = GuideKey & { readonly brandName: string; readonly position: number; readonly charts: Texts };

/** Saves a brand's chart for a category in every language; returns whether anything changed. */
export async function writeGuide(db: Kysely<unknown>, guide: Guide): Promise<boolean> {
  const { categoryCode, brandCode, brandName, position, charts } = guide;
  const { rows } = await sql<{ written: number }>`
    with named as (
      insert into size_guide.brand (code, name) values (${brandCode}, ${brandName})
      on conflict (code) do update set name = excluded.name where brand.name <> excluded.name returning code
    ), placed as (
      insert into size_guide.guide (category_code, brand_code, position)
      values (${categoryCode}, ${brandCode}, ${position})
      on conflict (category_code, brand_code) do update set position = excluded.position
        where guide.position <> excluded.position returning brand_code
    ), drawn as (
      insert into size_guide.chart (category_code, brand_code, locale, html)
      select ${categoryCode}, ${brandCode}, locale, html
      from unnest(${locales}::text[], ${locales.map((locale) => charts[locale])}::text[]) as written (locale, html)
      on conflict (category_code, brand_code, locale) do update set html = excluded.html, updated_at = now()
        where chart.html <> excluded.html returning locale
    )
    select (select count(*) from named) + (select count(*) from placed) + (select count(*) from drawn) as written`.execute(
    db,
  );
  return (rows[0]?.written ?? 0) > 0;
}
