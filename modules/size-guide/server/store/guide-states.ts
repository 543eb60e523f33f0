import { sql, type Transaction } from "kysely";
import { invalidateTags } from "#kit/postgres/invalidate-tags.ts";
import { type GuideState, guideKey } from "../../contract/guide-state.ts";

type GuideRow = {
  readonly id: string;
  readonly brandName: string;
  readonly position: number;
  readonly charts: GuideState["charts"];
};

export async function readGuideStates(
  trx: Transaction<unknown>,
  ids: readonly string[],
): Promise<Map<string, GuideState>> {
  const { rows } = await sql<GuideRow>`
    select guide.category_code || '-' || guide.brand_code as id, brand.name as "brandName", guide.position,
      (select coalesce(jsonb_object_agg(chart.locale, chart.html), '{}') from size_guide.chart
        where chart.category_code = guide.category_code and chart.brand_code = guide.brand_code) as charts
    from size_guide.guide join size_guide.brand on brand.code = guide.brand_code
    where guide.category_code || '-' || guide.brand_code = any(${ids}::text[])`.execute(trx);
  return new Map(
    rows.map(({ id, position, ...same }) => [id, { ...same, ...(position === 0 ? {} : { position }) }] as const),
  );
}

type Write = { readonly id: string; readonly after: GuideState | null };

/** Writes charts whole, removes those without a state, and clears the pages that show them. */
export async function writeGuideStates(trx: Transaction<unknown>, writes: readonly Write[]): Promise<void> {
  const gone = writes.filter(({ after }) => after === null).map(({ id }) => id);
  if (gone.length > 0)
    await sql`delete from size_guide.guide where category_code || '-' || brand_code = any(${gone}::text[])`.execute(
      trx,
    );
  const written = JSON.stringify(writes.flatMap(rowOf));
  const draft = sql`jsonb_to_recordset(${written}::jsonb)
    as draft (category text, brand text, name text, position smallint, charts jsonb)`;
  await sql`
    insert into size_guide.brand (code, name) select distinct on (brand) brand, name from ${draft}
    on conflict (code) do update set name = excluded.name`.execute(trx);
  await sql`
    insert into size_guide.guide (category_code, brand_code, position) select category, brand, position from ${draft}
    on conflict (category_code, brand_code) do update set position = excluded.position`.execute(trx);
  await sql`
    delete from size_guide.chart using ${draft}
    where chart.category_code = draft.category and chart.brand_code = draft.brand
      and not (draft.charts ? chart.locale)`.execute(trx);
  await sql`
    insert into size_guide.chart (category_code, brand_code, locale, html)
    select category, brand, text.key, text.value from ${draft}, jsonb_each_text(draft.charts) as text
    on conflict (category_code, brand_code, locale) do update set html = excluded.html, updated_at = now()
      where chart.html <> excluded.html`.execute(trx);
  await invalidateTags(trx, ["size-guide"]);
}

function rowOf({ id, after }: Write) {
  const key = guideKey(id);
  if (after === null || key === null) return [];
  const { brandName, position = 0, charts } = after;
  return [{ category: key.categoryCode, brand: key.brandCode, name: brandName, position, charts }];
}
