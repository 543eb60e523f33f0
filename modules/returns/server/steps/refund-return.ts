import type { Transaction } from "kysely";
import { fail, ok } from "#kit/core/result.ts";
import { rupiah } from "#kit/core/rupiah.ts";
import { takeLinesBack } from "#modules/inventory/server/index.ts";
import { givePointsBack, takeEarnedBack } from "#modules/loyalty/server/index.ts";
import type { Refund } from "#modules/order/contract/refund/refund-of.ts";
import { endedPurchase, namedDeductions, noteRefund, type OrderForReturn } from "#modules/order/server/index.ts";
import { type RefundFailure, refundPayment } from "#modules/payment/server/index.ts";
import { releaseCoupon } from "#modules/promotion/server/index.ts";
import type { Return } from "../return.ts";
import { ownReturns } from "../return-of-order.ts";
import type { ReturnStepDeps } from "../returns-deps.ts";
import { returnsOfOrders } from "../store/returns.ts";
import { type LockedOrderAndReturn, lockOrderAndReturn } from "./lock-order-and-return.ts";
import { refundNow } from "./return-refund.ts";
import type { StaffStep, StaffStepResult } from "./staff-steps.ts";
import { mayTake, transitionReturn } from "./transition-return.ts";

/** `most`: the largest refund without the approval of a second person. */
export type RefundStep = StaffStep & { readonly most?: number };
export type RefundOverLimit = { readonly code: "OVER_LIMIT"; readonly money: number };

/**
 * Gives back what was paid for a return that is here: money the way it came, points; points that were earned with it
 * are taken back, and what can be sold again is for sale again. All of it once, in one transaction.
 */
export async function refundReturn(
  trx: Transaction<unknown>,
  deps: ReturnStepDeps,
  { returnCode, staffName, note, most }: RefundStep,
): StaffStepResult<RefundFailure | RefundOverLimit> {
  const both = await lockOrderAndReturn(trx, returnCode);
  if (!both) return fail({ code: "NOT_FOUND" });
  const { order, purchase, back } = both;
  const step = { transition: "refund", actor: "staff", actorName: staffName, note } as const;
  if (!mayTake(back, step)) return fail({ code: "ACTION_NOT_ALLOWED" });
  const others = (await returnsOfOrders(trx, [order.code])).filter(({ code }) => code !== back.code);
  const refund = refundNow(purchase, { now: back.lines, reason: back.reason });
  if (most !== undefined && refund.money > most) return fail({ code: "OVER_LIMIT", money: refund.money });
  const key = `return:${back.code}`;
  if (refund.money > 0) {
    const amount = rupiah(refund.money);
    const { accountSealed: sealed, accountShown: shown } = back;
    const account = sealed !== null && shown !== null ? { sealed, shown } : null;
    const { paymentReference: reference } = order;
    const result = await refundPayment(trx, deps, { reference, amount, reason: "RETURN", key, account });
    // Nothing was written so far, and nothing is.
    if (!result.ok) return result;
  }
  await givePointsBack(trx, deps, { reference: order.paymentReference, points: refund.points, key });
  await takeEarnedBack(trx, deps, { reference: order.code, points: pointsUnearned(deps, both, others, refund), key });
  await noteRefund(trx, order, purchase.others, { amount: refund.money, points: refund.points });
  if (back.resellable) await backOnTheShelf(trx, both);
  const { money, points, freight, deducted, lines } = refund;
  const deductions = namedDeductions(purchase, refund);
  const change = { money, points, freight, deducted, deductions, lines, refundNote: note ?? null };
  const moved = await transitionReturn(trx, deps, both, { ...step, change });
  if (!moved.ok) throw new Error("a return changed though it was held");
  const ended = await endedPurchase(trx, ownReturns, order.paymentReference);
  if (ended) await releaseCoupon(trx, ended, deps.clock.now());
  return ok({ returnCode, status: moved.value.status });
}

/** The earned points that depend on the pieces returned now. */
function pointsUnearned(
  { pointEarnedBy }: ReturnStepDeps,
  { order }: OrderForReturn,
  others: readonly Return[],
  { lines }: Refund,
): number {
  const paid = order.lines.reduce((sum, { payAmount }) => sum + payAmount, 0);
  const called = order.lines.reduce(
    (sum, { payAmount, cancelled, quantity }) => sum + Math.floor((payAmount * cancelled) / quantity),
    0,
  );
  const before = others
    .filter(({ status }) => status === "refunded")
    .flatMap((other) => other.lines)
    .reduce((sum, { money }) => sum + money, called);
  const now = lines.reduce((sum, { money }) => sum + money, 0);
  const earnedBy = (amount: number) => Math.floor(amount / pointEarnedBy);
  return earnedBy(paid - before) - earnedBy(paid - before - now);
}

const backOnTheShelf = (trx: Transaction<unknown>, { order, back }: LockedOrderAndReturn) =>
  takeLinesBack(trx, {
    reference: order.code,
    returned: true,
    lines: back.lines.flatMap(({ number, quantity }) => {
      const skuCode = order.lines[number]?.skuCode;
      return skuCode === undefined ? [] : [{ skuCode, sourceCode: order.sourceCode, quantity }];
    }),
  });
