import { sql, type Transaction } from "kysely";
import { addToOutbox } from "#kit/postgres/outbox.ts";
import type { PaymentAttempt } from "../attempts/attempt.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { notifyRefundListeners } from "./refund.ts";
import { needsAccount, type RefundWay, refundWayOf } from "./refund-account.ts";
import type { StoredAccount } from "./stored-account.ts";

export const refundTopic = "payment.refund";

export type RefundRequest = {
  readonly attempt: Pick<PaymentAttempt, "id" | "reference" | "kind">;
  readonly amount: number;
  readonly reason: string;
  /** The same again is the same refund. */
  readonly key: string;
  /** A person decides whether the money goes back at all. */
  readonly review?: boolean;
  /** The account its payer named for this one; else the one they gave for the payment. */
  readonly account?: StoredAccount | null;
  /** Nobody else tells the payer of it. */
  readonly unexpected?: boolean;
};

export type RequestedRefund = { readonly isNew: boolean; readonly way: RefundWay };

/** Writes down that money has to go back; the gateway is asked after the transaction has ended. */
export async function requestRefund(
  trx: Transaction<unknown>,
  deps: Pick<PaymentDeps, "ids" | "clock" | "onRefund">,
  { attempt, amount, reason, key, review = false, account = null, unexpected = false }: RefundRequest,
): Promise<RequestedRefund> {
  const id = deps.ids.uuid();
  const { reference, kind } = attempt;
  const byTransfer = needsAccount(kind);
  const { rows } = await sql<{ shown: string | null }>`
    insert into payment.refund (id, reference, attempt_id, key, amount, reason, state, requested_at, account_sealed,
      account_shown)
    select ${id}, reference, ${attempt.id}, ${key}, ${amount}, ${reason}, ${review ? "review" : "requested"},
      ${deps.clock.now()}::timestamptz,
      case when ${byTransfer} then coalesce(${account?.sealed ?? null}, account_sealed) end,
      case when ${byTransfer} then coalesce(${account?.shown ?? null}, account_shown) end
    from payment.payment where reference = ${reference}
    on conflict (reference, key) do nothing returning account_shown as shown`.execute(trx);
  const [written] = rows;
  const way = refundWayOf(kind, written?.shown ?? null);
  if (!written) return { isNew: false, way };
  if (!review) await addToOutbox(trx, deps.ids, { topic: refundTopic, payload: { refundId: id } });
  if (unexpected) {
    const news = { event: "requested", reference, key, amount, reason } as const;
    await notifyRefundListeners(trx, deps, {
      ...news,
      accountShown: written.shown,
      needsAccount: way.type === "accountNeeded",
    });
  }
  return { isNew: true, way };
}
