import { sql, type Transaction } from "kysely";
import type { PaymentAttempt } from "../attempts/attempt.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { noteRefunded, type Payment } from "../store/payments.ts";

/**
 * The gateway has given the money back without being asked by us, for example by hand in its own office. False while a
 * refund of ours is on its way: then it is that one we see.
 */
export async function noteGatewayRefund(
  trx: Transaction<unknown>,
  { ids, clock }: Pick<PaymentDeps, "ids" | "clock">,
  attempt: PaymentAttempt,
  payment: Payment,
): Promise<boolean> {
  const rest = payment.amount - payment.refunded;
  const now = clock.now();
  const { numAffectedRows } = await sql`
    insert into payment.refund (id, reference, attempt_id, key, amount, reason, state, requested_at, done_at)
    select ${ids.uuid()}, ${attempt.reference}, ${attempt.id}, ${`gateway:${attempt.id}`}, ${rest}, 'BY_GATEWAY', 'done',
      ${now}, ${now}
    where ${rest} > 0 and not exists (select from payment.refund
      where attempt_id = ${attempt.id} and state in ('requested', 'manual'))
    on conflict (reference, key) do nothing`.execute(trx);
  if (numAffectedRows !== 1n) return false;
  await noteRefunded(trx, payment.reference, rest);
  return true;
}
