import type { Job } from "#kit/postgres/jobs.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { leaseAttemptsToPoll, type PolledAttempt, setNextPoll } from "../store/attempts-to-poll.ts";
import { nextPoll } from "./poll-schedule.ts";
import { queryAndSettle } from "./query-gateway.ts";

export const pollJobName = "payment.ask_open_payments";

/** Queries in parallel, and per run: gateways have rate limits. */
const atOnce = 8;
const mostRounds = 100;

/** Longer than a query takes: a lease that a killed process leaves behind ends with it. */
const claimMs = 120_000;

/**
 * Queries gateways about open payments that are due (D-91), so that a lost webhook does no harm. It runs every minute; a gateway
 * that does not answer is skipped for the rest of the run, and its payments stay due.
 */
export const pollOpenPayments =
  (deps: PaymentDeps): Job =>
  async (_payload, { signal }) => {
    const { clock, database } = deps;
    const silent = new Set<string>();
    const request = async (attempt: PolledAttempt) => {
      const outcome = await queryAndSettle(deps, attempt);
      if (outcome === "unavailable") return void silent.add(attempt.gateway ?? "");
      const next = nextPoll(attempt.openedAt, attempt.expiresAt, clock.now());
      await setNextPoll(database.kysely, attempt.id, next);
    };
    const problems: unknown[] = [];
    for (let round = 0; round < mostRounds && !signal.aborted; round += 1) {
      const now = clock.now();
      const until = new Date(now.getTime() + claimMs);
      const due = await leaseAttemptsToPoll(database.kysely, { now, until, most: atOnce, silent: [...silent] });
      if (due.length === 0) break;
      const result = await Promise.allSettled(due.map(request));
      problems.push(...result.flatMap((one) => (one.status === "rejected" ? [one.reason] : [])));
    }
    // A failure to settle one must not stop the others.
    if (problems.length > 0)
      throw new AggregateError(problems, `${problems.length} open payments could not be settled`);
  };
