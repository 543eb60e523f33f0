import type { Invariant } from "./invariants.ts";

/** Invariants of the kit's own tables. */
export const kitInvariants: readonly Invariant[] = [
  {
    name: "what is to leave the process leaves within a minute",
    // A scheduled message has a scheduled job.
    broken: `
      select message.id from kit.outbox as message
      where message.delivered_at is null and message.created_at < now() - interval '60 seconds'
        and not exists (
          select from graphile_worker.jobs as job
          where job.key = 'outbox:' || message.id and job.run_at > now() and job.attempts = 0)`,
  },
];
