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
    const reply = await gateway.cancel(chargeName(attempt));
    if (!reply.ok) throw new Error(`the gateway did not take the cancellation: ${reply.error.reason}`);
    if (reply.value.status === "paid")
      await inTransaction(deps.database, (trx) => settle(trx, deps, reply.value, "query"));
  };
