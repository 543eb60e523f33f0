import { sql, type Transaction } from "kysely";
import { fail, ok, type Result } from "#kit/core/result.ts";
import type { Rupiah } from "#kit/core/rupiah.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { attemptById } from "../store/attempts.ts";
import { lockPayment } from "../store/payments.ts";
import { type RefundWay, refundWayOf } from "./refund-account.ts";
import { requestRefund } from "./request-refund.ts";
import type { StoredAccount } from "./stored-account.ts";

export type RefundFailure = { readonly code: "NOT_PAID" | "MORE_THAN_PAID" };

/**
 * Sends part or all of a payment back, by a task that is written in the caller's transaction. `key` tells one refund of a
 * reference from another: the same again changes nothing.
 */
export async function refundPayment(
  trx: Transaction<unknown>,
  deps: Pick<PaymentDeps, "ids" | "clock">,
  refund: {
    /** The account its payer named for this refund. */
    readonly account?: StoredAccount | null;
    readonly reference: string;
    readonly amount: Rupiah;
    readonly reason: string;
    readonly key: string;
  },
): Promise<Result<{ readonly requested: boolean; readonly way: RefundWay }, RefundFailure>> {
  const payment = await lockPayment(trx, refund.reference);
  const attempt = payment?.paidBy ? await attemptById(trx, payment.paidBy) : null;
  if (!payment || !attempt || (payment.status !== "paid" && payment.status !== "refunded")) {
    return fail({ code: "NOT_PAID" });
  }
  // The bank has taken it back: there is nothing to send.
  if (payment.reversedAt !== null) return fail({ code: "NOT_PAID" });
  const { rows } = await sql<{ promised: number; mine: boolean }>`
    select coalesce(sum(amount), 0) as promised, coalesce(bool_or(key = ${refund.key}), false) as mine
    from payment.refund
    where reference = ${refund.reference} and attempt_id = ${attempt.id} and state not in ('review', 'declined', 'withdrawn')`.execute(
    trx,
  );
  const before = rows[0] ?? { promised: 0, mine: false };
  if (before.mine) return ok({ requested: false, way: refundWayOf(attempt.kind, payment.accountShown) });
  if (Number(before.promised) + refund.amount > payment.amount) return fail({ code: "MORE_THAN_PAID" });
  const { isNew, way } = await requestRefund(trx, deps, { attempt, ...refund });
  return ok({ requested: isNew, way });
}
