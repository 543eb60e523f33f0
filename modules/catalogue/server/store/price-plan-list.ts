import { type Kysely, type RawBuilder, sql } from "kysely";
import type { PageWindow } from "#kit/graphql/paging.ts";
import type { PlanState } from "../../contract/price-plan/price-plan-state.ts";

export const pricePlanSorts = ["CHANGED", "BEGINS", "NAME"] as const;

export type PricePlanFilter = {
  readonly search: string;
  /** Empty for all. */
  readonly states: readonly PlanState[];
};

export type PricePlanWindow = PageWindow & {
  readonly sort: (typeof pricePlanSorts)[number];
  readonly isDescending: boolean;
  readonly at: Date;
};

export type PricePlanRow = {
  readonly code: string;
  readonly name: string;
  readonly state: PlanState;
  readonly beginsAt: string | null;
  readonly endsAt: string | null;
  readonly skus: number;
  readonly updatedAt: Date;
};

const beginsAt = sql`(state ->> 'beginsAt')`;
const endsAt = sql`(state ->> 'endsAt')`;
const name = sql`coalesce(state ->> 'name', '')`;

/** ISO moments in UTC are compared as moments. */
const stateAt = (at: Date) => sql`case when status = 'draft' then 'DRAFT' when status = 'stopped' then 'STOPPED'
  when ${endsAt}::timestamptz <= ${at} then 'ENDED' when ${beginsAt}::timestamptz > ${at} then 'UPCOMING'
  else 'RUNNING' end`;

function conditions({ search, states }: PricePlanFilter, at: Date) {
  const all: RawBuilder<unknown>[] = [sql`true`];
  if (states.length > 0) all.push(sql`${stateAt(at)} = any(${[...states]}::text[])`);
  if (search !== "") {
    const pattern = `%${search.replaceAll(/[\\%_]/g, "\\$&")}%`;
    all.push(sql`(code ilike ${pattern} or ${name} ilike ${pattern} or state -> 'prices' ? ${search})`);
  }
  return sql.join(all, sql` and `);
}

const orders: Readonly<Record<PricePlanWindow["sort"], RawBuilder<unknown>>> = {
  CHANGED: sql`updated_at`,
  BEGINS: beginsAt,
  NAME: sql`lower(${name})`,
};

/** One page of price plans and the total; one statement. */
export async function findPricePlans(
  db: Kysely<unknown>,
  filter: PricePlanFilter,
  { sort, isDescending, at, offset, limit }: PricePlanWindow,
): Promise<{ readonly plans: readonly PricePlanRow[]; readonly total: number }> {
  const where = conditions(filter, at);
  const { rows } = await sql<PricePlanRow & { total: number }>`
    select code, ${name} as name, ${stateAt(at)} as state, ${beginsAt} as "beginsAt", ${endsAt} as "endsAt",
      (select count(*)::int from jsonb_object_keys(coalesce(state -> 'prices', '{}'))) as skus, updated_at as "updatedAt",
      (select count(*)::int from catalogue.price_plan where ${where}) as total
    from catalogue.price_plan where ${where}
    order by ${orders[sort]} ${isDescending ? sql`desc` : sql`asc`} nulls last, code
    offset ${offset} limit ${limit}`.execute(db);
  return { plans: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
}
