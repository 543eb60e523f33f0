import type { Transaction } from "kysely";
import type { PaymentAttempt } from "../attempts/attempt.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { noteRefunded, type Payment } from "../store/payments.ts";
import { insertGatewayRefund } from "../store/refund-writes.ts";

/**
 * Records a refund that the gateway made without a request of ours, for example from its own back office. False while a
 * refund of ours is unsent: then the report is about that one.
 */
export async function noteGatewayRefund(
  trx: Transaction<unknown>,
  { ids, clock }: Pick<PaymentDeps, "ids" | "clock">,
  { id: attemptId, reference }: PaymentAttempt,
  payment: Payment,
): Promise<boolean> {
  const amount = payment.amount - payment.refunded;
  const refund = { id: ids.uuid(), reference, attemptId, key: `gateway:${attemptId}`, amount, at: clock.now() };
  if (!(await insertGatewayRefund(trx, { ...refund, reason: "BY_GATEWAY" }))) return false;
  await noteRefunded(trx, payment.reference, amount);
  return true;
}
