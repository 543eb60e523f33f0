import type { OutboxHandler } from "#kit/postgres/outbox.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { attemptById } from "../store/attempts.ts";
import { chargeName } from "./attempt.ts";
import { settle } from "./settle.ts";

/** Cancels a charge at its gateway. A charge that was paid meanwhile is settled by the answer. */
export const deliverCancel =
  (deps: PaymentDeps): OutboxHandler =>
  async ({ payload }) => {
    const attempt = await attemptById(deps.database.kysely, (payload as { attemptId: string }).attemptId);
    const gateway = attempt?.gateway && deps.gateways.get(attempt.gateway);
    if (!attempt || !gateway) return;
    const answer = await gateway.cancel(chargeName(attempt));
    if (!answer.ok) throw new Error(`the gateway did not take the cancellation: ${answer.error.reason}`);
    if (answer.value.status === "paid")
      await inTransaction(deps.database, (trx) => settle(trx, deps, answer.value, "query"));
  };
