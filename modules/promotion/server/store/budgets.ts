import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import { invalidateTags } from "#kit/postgres/invalidate-tags.ts";
import { leastDiscount } from "../../contract/budget.ts";
import type { Promotion } from "../promotion.ts";

type Trx = Transaction<unknown>;

/** The remaining amount of a budget. The row is locked until the transaction ends. */
export type LockedBudget = { readonly promotionCode: string; readonly left: number };

export type BudgetShare = { readonly promotionCode: string; readonly amount: number };

/**
 * Locks the budgets of these promotions in the order of their codes, and reads them. Promotions without a budget are
 * left out.
 */
export async function lockBudgets(trx: Trx, codes: readonly string[]): Promise<LockedBudget[]> {
  const { rows } = await sql<LockedBudget>`
    select activity_code as "promotionCode", amount - spent as left from promotion.budget
    where activity_code = any(${[...codes]}::text[]) and amount is not null
    order by activity_code for update`.execute(trx);
  return rows;
}

/** The references among these that hold a share of a budget. */
export async function budgetHolders(trx: Trx, references: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ reference: string }>`
    select distinct reference from promotion.budget_taking
    where reference = any(${[...references]}::text[]) and given_back_at is null`.execute(trx);
  return new Set(rows.map(({ reference }) => reference));
}

/** For an update that changes `spent` by this amount: whether it used the budget up, or made it available again. */
const hasCrossed = (change: RawBuilder<unknown>) => sql<boolean>`
  (budget.amount - (budget.spent - (${change})) < budget.least) is distinct from (budget.amount - budget.spent < budget.least)`;

type Changed = { readonly code: string; readonly hasCrossed: boolean };

/**
 * Pages show whether a budget is used up, so only the order that changes this invalidates them, at its commit (ADR
 * 0156).
 */
async function clearCrossed(trx: Trx, changed: readonly Changed[]): Promise<void> {
  const crossed = changed.filter((one) => one.hasCrossed);
  if (crossed.length === 0) return;
  await invalidateTags(trx, ["promotions", ...crossed.map(({ code }) => `promotion:${code}`)]);
}

/** Adds an order's discounts to locked budgets. */
export async function spendBudgets(trx: Trx, reference: string, shares: readonly BudgetShare[]): Promise<void> {
  const given = sql`unnest(${shares.map(({ promotionCode }) => promotionCode)}::text[],
    ${shares.map(({ amount }) => amount)}::bigint[]) as share (activity_code, amount)`;
  await sql`
    insert into promotion.budget_taking (reference, activity_code, amount)
    select ${reference}, activity_code, amount from ${given}
    on conflict (reference, activity_code) do update set amount = excluded.amount, given_back_at = null`.execute(trx);
  const { rows } = await sql<Changed>`
    update promotion.budget set spent = spent + share.amount from ${given}
    where budget.activity_code = share.activity_code
    returning budget.activity_code as code, ${hasCrossed(sql`share.amount`)} as "hasCrossed"`.execute(trx);
  await clearCrossed(trx, rows);
}

/** Gives back the shares of these references; idempotent. */
export async function giveBudgetsBack(trx: Trx, references: readonly string[], at: Date): Promise<void> {
  const asked = sql`${[...references]}::text[]`;
  // Locked by code before any row is written (ADR 0057).
  await sql`
    select from promotion.budget where activity_code in (
      select activity_code from promotion.budget_taking where reference = any(${asked}) and given_back_at is null)
    order by activity_code for update`.execute(trx);
  const { rows } = await sql<Changed>`
    with back as (
      update promotion.budget_taking set given_back_at = ${at}
      where reference = any(${asked}) and given_back_at is null
      returning activity_code, amount
    ), sums as (select activity_code, sum(amount)::bigint as amount from back group by activity_code)
    update promotion.budget set spent = spent - sums.amount from sums
    where budget.activity_code = sums.activity_code
    returning budget.activity_code as code, ${hasCrossed(sql`-sums.amount`)} as "hasCrossed"`.execute(trx);
  await clearCrossed(trx, rows);
}

/** The shares these references gave back last, to take them again. */
export async function givenBackBy(
  trx: Trx,
  references: readonly string[],
): Promise<readonly (BudgetShare & { readonly reference: string })[]> {
  const { rows } = await sql<BudgetShare & { reference: string }>`
    select reference, activity_code as "promotionCode", amount from promotion.budget_taking
    where reference = any(${[...references]}::text[]) and given_back_at is not null
    order by reference, activity_code`.execute(trx);
  return rows;
}

/** Writes a promotion's budget. The spent amount stays, also when the budget is removed. */
export async function writeBudget(trx: Trx, promotion: Promotion): Promise<void> {
  const { code, budget } = promotion;
  if (budget === null) {
    await sql`update promotion.budget set amount = null where activity_code = ${code}`.execute(trx);
    return;
  }
  await sql`
    insert into promotion.budget (activity_code, amount, least) values (${code}, ${budget}, ${leastDiscount(promotion)})
    on conflict (activity_code) do update set amount = excluded.amount, least = excluded.least`.execute(trx);
}

/** The amount a promotion's budget has spent. The row stays locked until the transaction ends. */
export async function lockSpent(trx: Trx, code: string): Promise<number> {
  const { rows } = await sql<{ spent: number }>`
    select spent from promotion.budget where activity_code = ${code} for update`.execute(trx);
  return rows[0]?.spent ?? 0;
}

/**
 * Whether an order ever took from this promotion's budget; an order that gave its share back may take it again. The
 * budget stays locked.
 */
export async function wasTakenFrom(trx: Trx, code: string): Promise<boolean> {
  // An order that holds the lock commits its share when it releases it; only a statement after that sees the share.
  if ((await lockSpent(trx, code)) > 0) return true;
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select from promotion.budget_taking where activity_code = ${code}) as taken`.execute(trx);
  return rows[0]?.taken === true;
}

/**
 * Deletes the budgets of promotions that are about to be deleted; a budget that was used stays, and with it the
 * promotion.
 */
export async function deleteUnusedBudgets(trx: Trx, codes: readonly string[]): Promise<void> {
  await sql`
    delete from promotion.budget where activity_code = any(${[...codes]}::text[]) and spent = 0 and not exists (
      select from promotion.budget_taking as taking where taking.activity_code = budget.activity_code)`.execute(trx);
}

/** A condition for statements that name the promotion `activity`. */
export const budgetIsUsedUp = sql<boolean>`exists (
  select from promotion.budget where budget.activity_code = activity.code and budget.amount - budget.spent < budget.least)`;

export type BudgetState = { readonly budget: number; readonly spent: number; readonly isUsedUp: boolean };

/** Null without a budget. */
export async function budgetState(db: Kysely<unknown>, code: string): Promise<BudgetState | null> {
  const { rows } = await sql<BudgetState>`
    select amount as budget, spent, amount - spent < least as "isUsedUp" from promotion.budget
    where activity_code = ${code} and amount is not null`.execute(db);
  return rows[0] ?? null;
}
