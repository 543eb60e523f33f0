import { type Kysely, sql } from "kysely";
import { rupiah } from "#kit/core/rupiah.ts";
import type { OutboxHandler } from "#kit/postgres/outbox.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { chargeName } from "../attempts/attempt.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { attemptById } from "../store/attempts.ts";
import { holdPayment, noteRefunded } from "../store/payments.ts";

type Refund = { reference: string; attemptId: string; amount: number; reason: string };

async function openRefund(db: Kysely<unknown>, id: string): Promise<Refund | null> {
  const { rows } = await sql<Refund>`
    select reference, attempt_id as "attemptId", amount, reason from payment.refund
    where id = ${id} and state = 'requested'`.execute(db);
  return rows[0] ?? null;
}

/** Sends money back through the gateway it came by. What no gateway can send back is left to a person. */
export const deliverRefund =
  (deps: PaymentDeps): OutboxHandler =>
  async ({ payload }) => {
    const { refundId } = payload as { refundId: string };
    const refund = await openRefund(deps.database.kysely, refundId);
    const attempt = refund && (await attemptById(deps.database.kysely, refund.attemptId));
    if (!refund || !attempt) return;
    const gateway = attempt.gateway === null ? undefined : deps.gateways.get(attempt.gateway);
    const answer = await gateway?.refund(chargeName(attempt), {
      key: refundId,
      amount: rupiah(refund.amount),
      reason: refund.reason,
    });
    if (answer && !answer.ok && answer.error.code === "UNAVAILABLE") {
      throw new Error(`the gateway did not take the refund: ${answer.error.reason}`);
    }
    const done = answer?.ok === true;
    await inTransaction(deps.database, async (trx) => {
      const payment = await holdPayment(trx, refund.reference);
      const { numAffectedRows } = await sql`
        update payment.refund set state = ${done ? "done" : "manual"},
          gateway_ref = ${answer?.ok ? answer.value.refundRef : null}, done_at = ${deps.clock.now()}
        where id = ${refundId} and state = 'requested'`.execute(trx);
      // Money that came twice and goes back once leaves the payment as it was.
      if (numAffectedRows === 1n && done && payment?.paidBy === attempt.id) {
        await noteRefunded(trx, refund.reference, refund.amount);
      }
    });
    if (!done) deps.alarm("a refund has to be made by hand", { reference: refund.reference, amount: refund.amount });
  };
