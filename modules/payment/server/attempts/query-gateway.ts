import { inTransaction } from "#kit/postgres/transaction.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { chargeName, type PaymentAttempt } from "./attempt.ts";
import { type SettleOutcome, settle } from "./settle.ts";

/** Queries the status of a charge and settles by the answer. */
export async function queryAndSettle(
  deps: PaymentDeps,
  attempt: PaymentAttempt,
): Promise<SettleOutcome | "unavailable"> {
  const gateway = attempt.gateway === null ? undefined : deps.gateways.get(attempt.gateway);
  if (!gateway) return "ignored";
  const reply = await gateway.status(chargeName(attempt));
  if (!reply.ok) return "unavailable";
  return inTransaction(deps.database, (trx) => settle(trx, deps, reply.value, "query"));
}
