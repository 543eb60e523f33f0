import type { Job } from "#kit/postgres/jobs.ts";
import { addToOutbox } from "#kit/postgres/outbox.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { attemptById } from "../store/attempts.ts";
import { isLive } from "./attempt.ts";
import { cancelTopic } from "./cancel-later.ts";
import { queryAndSettle } from "./query-gateway.ts";
import { settle } from "./settle.ts";

export const expireJobName = "payment.expire_attempt";

/** Stock is not held longer because a gateway does not answer; a payment that arrived all the same is found later. */
const patienceMs = 30_000;

/** Expires an attempt after a last status query to its gateway (D-48). */
export const expireAttempt =
  (deps: PaymentDeps): Job =>
  async (payload) => {
    const { attemptId } = payload as { attemptId: string };
    const attempt = await attemptById(deps.database.kysely, attemptId);
    if (!attempt?.expiresAt || !isLive(attempt)) return;
    const late = deps.clock.now().getTime() - attempt.expiresAt.getTime();
    // The database's clock started this job; the clock of this process may be behind it.
    if (late < 0) throw new Error("an attempt was to expire before its time");
    const result = await queryAndSettle(deps, attempt);
    if (result === "unavailable" && late < patienceMs) throw new Error("the gateway did not answer the last question");
    await inTransaction(deps.database, async (trx) => {
      const report = {
        chargeId: attempt.chargeId,
        status: "expired",
        amount: attempt.amount,
        currency: "IDR",
      } as const;
      const outcome = await settle(trx, deps, report, "webhook");
      // The gateway has a clock of its own, so the charge is cancelled there too.
      if (outcome === "expired" && attempt.gateway !== null)
        await addToOutbox(trx, deps.ids, { topic: cancelTopic, payload: { attemptId } });
    });
  };
