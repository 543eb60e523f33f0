import { type Kysely, sql, type Transaction } from "kysely";
import type { RecordState } from "#kit/core/fields/field-changes.ts";
import { invalidateTags } from "#kit/postgres/invalidate-tags.ts";
import type { PricePlanState } from "../../contract/price-plan/price-plan-state.ts";

/** The states of those price plans that exist; one statement. */
export async function readPricePlans(
  db: Kysely<unknown>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, RecordState>> {
  if (codes.length === 0) return new Map();
  const { rows } = await sql<{ code: string; state: RecordState }>`
    select code, state from catalogue.price_plan where code = any(${[...codes]}::text[])`.execute(db);
  return new Map(rows.map(({ code, state }) => [code, state]));
}

type StoredPlan = { readonly code: string; readonly state: PricePlanState };
export type PlanOverlap = { readonly code: string; readonly skuCode: string; readonly otherCode: string };

/**
 * The SKUs of these plans that another scheduled plan prices at the same time. Plans are saved one after another, so that two of them
 * cannot both miss the other.
 */
export async function overlappingPlans(
  trx: Transaction<unknown>,
  plans: readonly StoredPlan[],
): Promise<PlanOverlap[]> {
  if (plans.every(({ state }) => state.status !== "scheduled")) return [];
  await sql`select pg_advisory_xact_lock(hashtext('catalogue.price_plan'))`.execute(trx);
  const { rows } = await sql<PlanOverlap>`
    with saved as materialized (${pricesOf(plans)})
    select saved.plan_code as code, saved.sku_code as "skuCode", min(other.plan_code) as "otherCode"
    from saved
    join (
      select plan_code, sku_code, begins_at, ends_at from catalogue.planned_price
      where plan_code <> all(${plans.map(({ code }) => code)}::text[])
      union all select plan_code, sku_code, begins_at, ends_at from saved
    ) as other on other.sku_code = saved.sku_code and other.plan_code <> saved.plan_code
      and tstzrange(other.begins_at, other.ends_at) && tstzrange(saved.begins_at, saved.ends_at)
    group by saved.plan_code, saved.sku_code order by saved.plan_code, saved.sku_code`.execute(trx);
  return rows;
}

/** The prices of those plans that are scheduled, as rows. */
const pricesOf = (plans: readonly StoredPlan[]) => sql`
  select plan.code as plan_code, entry.key as sku_code, entry.value::bigint as price, plan.begins_at, plan.ends_at
  from (
    select code, state -> 'prices' as prices, (state ->> 'beginsAt')::timestamptz as begins_at,
      (state ->> 'endsAt')::timestamptz as ends_at
    from jsonb_to_recordset(${JSON.stringify(plans)}::jsonb) as draft (code text, state jsonb)
    where state ->> 'status' = 'scheduled'
  ) as plan, jsonb_each_text(plan.prices) as entry`;

/** Writes price plans over earlier ones of their codes, and invalidates the pages of the SKUs they price or priced. */
export async function writePricePlans(
  trx: Transaction<unknown>,
  writes: readonly { readonly id: string; readonly after: RecordState | null }[],
): Promise<void> {
  const codes = writes.map(({ id }) => id);
  const plans = writes.flatMap(({ id, after }) =>
    after === null ? [] : [{ code: id, state: after as PricePlanState }],
  );
  const kept = plans.map(({ code }) => code);
  const before = await pricedProducts(trx, codes);
  await sql`delete from catalogue.planned_price where plan_code = any(${codes}::text[])`.execute(trx);
  await sql`
    delete from catalogue.price_plan
    where code = any(${codes}::text[]) and code <> all(${kept}::text[])`.execute(trx);
  await sql`
    insert into catalogue.price_plan as stored (code, state)
    select code, state from jsonb_to_recordset(${JSON.stringify(plans)}::jsonb) as draft (code text, state jsonb)
    on conflict (code) do update set state = excluded.state, updated_at = now()`.execute(trx);
  await sql`
    insert into catalogue.planned_price (plan_code, sku_code, price, begins_at, ends_at)
    ${pricesOf(plans)}`.execute(trx);
  const touched = new Set([...before, ...(await pricedProducts(trx, codes))]);
  if (touched.size > 0) await invalidateTags(trx, ["catalogue", ...[...touched].map((code) => `product:${code}`)]);
}

async function pricedProducts(trx: Transaction<unknown>, planCodes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select distinct sku.product_code as code from catalogue.planned_price as planned
    join catalogue.sku on sku.code = planned.sku_code
    where planned.plan_code = any(${[...planCodes]}::text[])`.execute(trx);
  return rows.map(({ code }) => code);
}

/** Deletes planned prices that ended before a moment: no page and no order reads them any more. The plans stay. */
export async function purgePlannedPrices(db: Kysely<unknown>, before: Date): Promise<void> {
  await sql`delete from catalogue.planned_price where ends_at < ${before}`.execute(db);
}
