import type { Invariant } from "./invariants.ts";

/** What is true of the tables that every module leans on. */
export const kitInvariants: readonly Invariant[] = [
  {
    name: "what is to leave the process leaves within a minute",
    // A message that waits for its hour has a job that waits with it.
    broken: `
      select message.id from kit.outbox as message
      where message.delivered_at is null and message.created_at < now() - interval '60 seconds'
        and not exists (
          select from graphile_worker.jobs as job
          where job.key = 'outbox:' || message.id and job.run_at > now() and job.attempts = 0)`,
  },
];
