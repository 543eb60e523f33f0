import type { Job } from "#kit/postgres/jobs.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { type AskedAttempt, askAgainAt, claimDue } from "../store/asking.ts";
import { askAndSettle } from "./ask-gateway.ts";
import { nextAsking } from "./ask-schedule.ts";

export const askJobName = "payment.ask_open_payments";

/** So many questions are under way at a time, and so many in one run: gateways count what they are asked. */
const atOnce = 8;
const mostRounds = 100;

/** Longer than a question takes: whoever was killed while asking loses it to the next run. */
const claimMs = 120_000;

/**
 * Asks gateways about open payments whose time has come (D-91): a webhook that was lost is made up for. It runs every minute;
 * a gateway that does not answer is left alone for the rest of the run, and what it was to be asked comes up again.
 */
export const askOpenPayments =
  (deps: PaymentDeps): Job =>
  async (_payload, { signal }) => {
    const { clock, database } = deps;
    const silent = new Set<string>();
    const ask = async (attempt: AskedAttempt) => {
      const outcome = await askAndSettle(deps, attempt);
      if (outcome === "unavailable") return void silent.add(attempt.gateway ?? "");
      const next = nextAsking(attempt.openedAt, attempt.expiresAt, clock.now());
      await askAgainAt(database.kysely, attempt.id, next);
    };
    const problems: unknown[] = [];
    for (let round = 0; round < mostRounds && !signal.aborted; round += 1) {
      const now = clock.now();
      const until = new Date(now.getTime() + claimMs);
      const due = await claimDue(database.kysely, { now, until, most: atOnce, silent: [...silent] });
      if (due.length === 0) break;
      const asked = await Promise.allSettled(due.map(ask));
      problems.push(...asked.flatMap((one) => (one.status === "rejected" ? [one.reason] : [])));
    }
    // One that cannot be settled must not keep the others from it.
    if (problems.length > 0)
      throw new AggregateError(problems, `${problems.length} open payments could not be settled`);
  };
