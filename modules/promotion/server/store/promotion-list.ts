import { type Kysely, type RawBuilder, sql } from "kysely";
import { fallbackLocale, type Locale } from "#kit/core/locale.ts";
import type { PageWindow } from "#kit/graphql/paging.ts";
import type { ActivityKind } from "../../contract/activity-kind.ts";
import type { ActivityState } from "../../contract/activity-state.ts";

type PromotionSort = "changed" | "begins" | "ends" | "name" | "code";

export type PromotionFilter = {
  readonly search: string;
  /** Empty for all. */
  readonly states: readonly ActivityState[];
  readonly kinds: readonly ActivityKind[];
  /** Only promotions that run between these Jakarta days, both included. */
  readonly from: string | null;
  readonly until: string | null;
};

export type PromotionRow = {
  readonly code: string;
  readonly kind: ActivityKind;
  readonly name: string;
  readonly state: ActivityState;
  readonly beginsAt: Date | null;
  readonly endsAt: Date | null;
  readonly priority: number;
  readonly updatedAt: Date;
  /** Units of a flash sale; null for other kinds. */
  readonly units: number | null;
  readonly sold: number | null;
};

/** Drafts and all other promotions in one list. */
const promotions = (at: Date) => sql`(
  select code, case kind when 'campaign' then 'flashSale' else kind end as kind, names, begins_at, ends_at, priority, updated_at, case
      when status = 'draft' then 'DRAFT' when status = 'stopped' then 'STOPPED'
      when begins_at > ${at} then 'UPCOMING' when ends_at > ${at} then 'RUNNING' else 'ENDED' end as state
    from promotion.activity
  union all
  select code, state ->> 'kind', coalesce(state -> 'names', '{}'), (state ->> 'beginsAt')::timestamptz,
      (state ->> 'endsAt')::timestamptz, coalesce((state ->> 'priority')::int, 100), updated_at, 'DRAFT'
    from promotion.draft) as promotion`;

const nameIn = (locale: Locale) => sql`coalesce(nullif(names ->> ${locale}, ''), names ->> ${fallbackLocale},
  (select min(value) from jsonb_each_text(names)), '')`;

const midnight = (day: string) => sql`(${day}::timestamp at time zone 'Asia/Jakarta')`;

function conditions({ search, states, kinds, from, until }: PromotionFilter, locale: Locale): RawBuilder<unknown> {
  const all = [sql`true`];
  if (states.length > 0) all.push(sql`state = any(${states}::text[])`);
  if (kinds.length > 0) all.push(sql`kind = any(${kinds}::text[])`);
  if (from !== null) all.push(sql`ends_at > ${midnight(from)}`);
  if (until !== null) all.push(sql`begins_at < ${midnight(until)} + interval '1 day'`);
  if (search !== "") {
    const pattern = `%${search.replaceAll(/[\\%_]/g, "\\$&")}%`;
    all.push(sql`(code ilike ${pattern} or ${nameIn(locale)} ilike ${pattern})`);
  }
  return sql.join(all, sql` and `);
}

const orders = (locale: Locale): Readonly<Record<PromotionSort, RawBuilder<unknown>>> => ({
  changed: sql`updated_at`,
  begins: sql`begins_at`,
  ends: sql`ends_at`,
  name: sql`lower(${nameIn(locale)})`,
  code: sql`code`,
});

export type PromotionWindow = PageWindow & {
  readonly sort: PromotionSort;
  readonly isDescending: boolean;
  readonly locale: Locale;
  readonly at: Date;
};

/** One page of promotions and the total; one statement. Missing dates sort last. */
export async function findPromotionPage(
  db: Kysely<unknown>,
  filter: PromotionFilter,
  { sort, isDescending, locale, at, offset, limit }: PromotionWindow,
): Promise<{ readonly promotions: readonly PromotionRow[]; readonly total: number }> {
  const order = isDescending ? sql`${orders(locale)[sort]} desc nulls last` : sql`${orders(locale)[sort]} nulls last`;
  const { rows } = await sql<PromotionRow & { total: number }>`
    with matching as materialized (
      select * from ${promotions(at)} where ${conditions(filter, locale)}
    ), page as (
      select row_number() over (order by ${order}, code) as place, matching.* from matching
      order by place offset ${offset} limit ${limit}
    )
    select page.code, page.kind, ${nameIn(locale)} as name, page.state, page.begins_at as "beginsAt",
      page.ends_at as "endsAt", page.priority, page.updated_at as "updatedAt", sales.units, sales.sold,
      (select count(*)::int from matching) as total
    from page
    cross join lateral (select sum(stock)::int as units, sum(sold)::int as sold
      from promotion.campaign_sku where activity_code = page.code) as sales
    order by page.place`.execute(db);
  return { promotions: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
}
