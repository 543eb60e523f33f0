import { type Kysely, sql } from "kysely";
import { fallbackLocale, type Locale } from "#kit/core/locale.ts";
import type { PageWindow } from "#kit/graphql/paging.ts";

export type AdminGuideRow = {
  readonly code: string;
  readonly categoryName: string;
  readonly brandName: string;
  /** Languages with a chart of their own. */
  readonly locales: readonly string[];
  readonly updatedAt: Date | null;
};

/** One page of charts in the order of the menu, with the number of all that fit; one statement. */
export async function findGuides(
  db: Kysely<unknown>,
  search: string,
  { locale, offset, limit }: PageWindow & { readonly locale: Locale },
): Promise<{ readonly guides: readonly AdminGuideRow[]; readonly total: number }> {
  const pattern = `%${search.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const { rows } = await sql<AdminGuideRow & { total: number }>`
    select guide.category_code || '-' || guide.brand_code as code, brand.name as "brandName",
      coalesce(category.names ->> ${locale}, category.names ->> ${fallbackLocale}) as "categoryName",
      array(select chart.locale from size_guide.chart
        where chart.category_code = guide.category_code and chart.brand_code = guide.brand_code) as locales,
      (select max(chart.updated_at) from size_guide.chart
        where chart.category_code = guide.category_code and chart.brand_code = guide.brand_code) as "updatedAt",
      count(*) over ()::int as total
    from size_guide.guide
    join size_guide.brand on brand.code = guide.brand_code
    join size_guide.category on category.code = guide.category_code
    where guide.category_code || '-' || guide.brand_code ilike ${pattern} or brand.name ilike ${pattern}
      or category.names::text ilike ${pattern}
    order by category.level, category.position, category.code, guide.position, brand.code
    offset ${offset} limit ${limit}`.execute(db);
  return { guides: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
}
