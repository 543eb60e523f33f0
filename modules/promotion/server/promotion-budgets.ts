import type { Transaction } from "kysely";
import { fail, ok, type Result } from "#kit/core/result.ts";
import {
  type BudgetShare,
  budgetHolders,
  giveBudgetsBack,
  givenBackBy,
  lockBudgets,
  spendBudgets,
} from "./store/budgets.ts";

type Trx = Transaction<unknown>;

/** The discounts of promotions in one order. */
export type BudgetTaking = {
  /** The order code. A second call with the same reference changes nothing, unless the first was given back. */
  readonly reference: string;
  /** By promotion code, with or without a budget. */
  readonly amounts: ReadonlyMap<string, number>;
};

type BudgetRefusal = { readonly code: "BUDGET_USED_UP"; readonly promotionCode: string };

const sharesOf = ({ amounts }: BudgetTaking): BudgetShare[] =>
  [...amounts].map(([promotionCode, amount]) => ({ promotionCode, amount })).filter(({ amount }) => amount > 0);

/**
 * Takes the discounts of orders from the budgets of their promotions, in the caller's transaction: all of them or none.
 * No budget is ever exceeded, even under parallel orders; after a refusal the caller rolls back.
 */
export async function takeBudgets(trx: Trx, ...takings: readonly BudgetTaking[]): Promise<Result<null, BudgetRefusal>> {
  const codes = new Set(takings.flatMap((taking) => sharesOf(taking).map(({ promotionCode }) => promotionCode)));
  if (codes.size === 0) return ok(null);
  const locked = await lockBudgets(trx, [...codes]);
  if (locked.length === 0) return ok(null);
  const left = new Map(locked.map((budget) => [budget.promotionCode, budget.left]));
  const holders = await budgetHolders(
    trx,
    takings.map(({ reference }) => reference),
  );
  for (const taking of takings.filter(({ reference }) => !holders.has(reference))) {
    const shares = sharesOf(taking).filter(({ promotionCode }) => left.has(promotionCode));
    for (const { promotionCode, amount } of shares) {
      const rest = (left.get(promotionCode) ?? 0) - amount;
      if (rest < 0) return fail({ code: "BUDGET_USED_UP", promotionCode });
      left.set(promotionCode, rest);
    }
    if (shares.length > 0) await spendBudgets(trx, taking.reference, shares);
  }
  return ok(null);
}

/** Gives back the discounts of cancelled orders; idempotent. */
export const giveBackBudgets = (trx: Trx, references: readonly string[], at: Date): Promise<void> =>
  giveBudgetsBack(trx, references, at);

/** For a cancelled order that is resumed: takes its discounts again. False when a budget has too little left. */
export async function takeBudgetsAgain(trx: Trx, references: readonly string[]): Promise<boolean> {
  const back = await givenBackBy(trx, references);
  const takings = [...Map.groupBy(back, ({ reference }) => reference)].map(([reference, shares]) => ({
    reference,
    amounts: new Map(shares.map(({ promotionCode, amount }) => [promotionCode, amount])),
  }));
  return (await takeBudgets(trx, ...takings)).ok;
}
