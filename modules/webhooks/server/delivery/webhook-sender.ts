import { inTransaction } from "#kit/postgres/transaction.ts";
import { claimDue, type DueDelivery, noteAttempt } from "../store/due-deliveries.ts";
import type { SendDeps } from "../webhooks-deps.ts";
import { mostAttempts, retryDelay } from "./retry-delay.ts";
import { sendWebhook, usualTimeoutMs, wasReceived } from "./send-webhook.ts";

/** Attempts to one endpoint at a time, of all workers together, so that a slow receiver keeps only these waiting. */
const perEndpoint = 4;
/** A worker has noted its result long before. */
export const leaseMs = 60_000;

export type SenderDeps = SendDeps & {
  readonly random: () => number;
  readonly log: (message: string, cause: unknown) => void;
};

export type WebhookSender = {
  /** Claims what is due and starts to send it. Answers how many deliveries were claimed. */
  sendDue(): Promise<number>;
  /** Resolves once one of the deliveries in flight has ended, or at once when there is none. */
  oneEnded(): Promise<void>;
  /** Resolves once nothing is in flight. */
  idle(): Promise<void>;
};

/** Sends claimed deliveries next to each other. Several senders, in one process or many, share the work. */
export function webhookSender(deps: SenderDeps): WebhookSender {
  const inFlight = new Set<Promise<void>>();

  const deliver = async (delivery: DueDelivery) => {
    try {
      await attempt(deps, delivery);
    } catch (cause) {
      // The lease ends and the delivery is claimed again.
      deps.log("a webhook could not be delivered", cause);
    }
  };

  const sendDue = async () => {
    const { clock, ids, database } = deps;
    const now = clock.now();
    const until = new Date(now.getTime() + Math.max(leaseMs, 3 * (deps.timeoutMs ?? usualTimeoutMs)));
    const claim = { lease: ids.uuid(), now, until, perEndpoint, mostAttempts };
    const due = await inTransaction(database, (trx) => claimDue(trx, claim));
    for (const delivery of due) {
      const sending: Promise<void> = deliver(delivery).finally(() => inFlight.delete(sending));
      inFlight.add(sending);
    }
    return due.length;
  };

  return {
    sendDue,
    oneEnded: () => Promise.race(inFlight.size === 0 ? [Promise.resolve()] : inFlight),
    async idle() {
      while (inFlight.size > 0) await Promise.all(inFlight);
    },
  };
}

async function attempt(deps: SenderDeps, delivery: DueDelivery): Promise<void> {
  const result = await sendWebhook(deps, delivery);
  const now = deps.clock.now();
  const after = wasReceived(result)
    ? ({ status: "delivered", at: now } as const)
    : delivery.attempt >= mostAttempts
      ? ({ status: "failed", at: now } as const)
      : ({ status: "pending", next: new Date(now.getTime() + retryDelay(delivery.attempt, deps.random())) } as const);
  await noteAttempt(deps.database.kysely, delivery, result, after);
}
