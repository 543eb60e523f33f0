import type { Transaction } from "kysely";
import { addToOutbox } from "#kit/postgres/outbox.ts";
import type { PaymentAttempt } from "../attempts/attempt.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { insertRefund } from "../store/refund-writes.ts";
import { notifyRefundListeners } from "./refund.ts";
import { needsAccount, type RefundWay, refundWayOf } from "./refund-account.ts";
import type { StoredAccount } from "./stored-account.ts";

export const refundTopic = "payment.refund";

export type RefundRequest = {
  readonly attempt: Pick<PaymentAttempt, "id" | "reference" | "kind">;
  readonly amount: number;
  readonly reason: string;
  /** Idempotency key: a second request with it changes nothing. */
  readonly key: string;
  /** Staff decide whether it is refunded at all. */
  readonly review?: boolean;
  /** The account its payer named for this one; else the one they gave for the payment. */
  readonly account?: StoredAccount | null;
  /** The payer did not ask for it, so listeners notify them. */
  readonly unexpected?: boolean;
};

export type RequestedRefund = { readonly isNew: boolean; readonly way: RefundWay };

/** Records a refund that is due; the gateway is called after the commit. */
export async function requestRefund(
  trx: Transaction<unknown>,
  deps: Pick<PaymentDeps, "ids" | "clock" | "onRefund">,
  { attempt, amount, reason, key, review = false, account = null, unexpected = false }: RefundRequest,
): Promise<RequestedRefund> {
  const id = deps.ids.uuid();
  const { reference, kind } = attempt;
  const written = await insertRefund(trx, {
    id,
    reference,
    attemptId: attempt.id,
    key,
    amount,
    reason,
    state: review ? "review" : "requested",
    byTransfer: needsAccount(kind),
    account,
    at: deps.clock.now(),
  });
  const way = refundWayOf(kind, written?.accountShown ?? null);
  if (!written) return { isNew: false, way };
  if (!review) await addToOutbox(trx, deps.ids, { topic: refundTopic, payload: { refundId: id } });
  if (unexpected) {
    const news = { event: "requested", reference, key, amount, reason } as const;
    await notifyRefundListeners(trx, deps, {
      ...news,
      accountShown: written.accountShown,
      needsAccount: way.type === "accountNeeded",
    });
  }
  return { isNew: true, way };
}
