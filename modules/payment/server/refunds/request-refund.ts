import { sql, type Transaction } from "kysely";
import { addToOutbox } from "#kit/postgres/outbox.ts";
import type { PaymentAttempt } from "../attempts/attempt.ts";
import type { PaymentDeps } from "../payment-deps.ts";

export const refundTopic = "payment.refund";

export type RefundWish = {
  readonly attempt: Pick<PaymentAttempt, "id" | "reference">;
  readonly amount: number;
  readonly reason: string;
  /** The same again is the same refund. */
  readonly key: string;
  /** A person decides whether the money goes back at all. */
  readonly review?: boolean;
};

/** Writes down that money has to go back; the gateway is asked after the transaction has ended. False for a repeat. */
export async function requestRefund(
  trx: Transaction<unknown>,
  { ids, clock }: Pick<PaymentDeps, "ids" | "clock">,
  { attempt, amount, reason, key, review = false }: RefundWish,
): Promise<boolean> {
  const id = ids.uuid();
  const { numAffectedRows } = await sql`
    insert into payment.refund (id, reference, attempt_id, key, amount, reason, state, requested_at)
    values (${id}, ${attempt.reference}, ${attempt.id}, ${key}, ${amount}, ${reason},
      ${review ? "review" : "requested"}, ${clock.now()})
    on conflict (reference, key) do nothing`.execute(trx);
  const isNew = numAffectedRows === 1n;
  if (isNew && !review) await addToOutbox(trx, ids, { topic: refundTopic, payload: { refundId: id } });
  return isNew;
}
