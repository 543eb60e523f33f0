import type { Transaction } from "kysely";
import { fail, ok, type Result } from "#kit/core/result.ts";
import type { Rupiah } from "#kit/core/rupiah.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { attemptById } from "../store/attempts.ts";
import { lockPayment } from "../store/payments.ts";
import { promisedRefunds } from "../store/refund-writes.ts";
import { type RefundWay, refundWayOf } from "./refund-account.ts";
import { requestRefund } from "./request-refund.ts";
import type { StoredAccount } from "./stored-account.ts";

export type RefundFailure = { readonly code: "NOT_PAID" | "MORE_THAN_PAID" };

/**
 * Requests a refund of part or all of a payment in the caller's transaction; the outbox sends it after the commit. `key` is
 * the idempotency key: a second request with it changes nothing.
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
  // The bank has reversed it: there is nothing to send.
  if (payment.reversedAt !== null) return fail({ code: "NOT_PAID" });
  const { reference, key } = refund;
  const { promised, hasKey } = await promisedRefunds(trx, { reference, attemptId: attempt.id, key });
  if (hasKey) return ok({ requested: false, way: refundWayOf(attempt.kind, payment.accountShown) });
  if (promised + refund.amount > payment.amount) return fail({ code: "MORE_THAN_PAID" });
  const { isNew, way } = await requestRefund(trx, deps, { attempt, ...refund });
  return ok({ requested: isNew, way });
}
