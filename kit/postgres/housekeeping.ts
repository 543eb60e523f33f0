import type { Database } from "./connect.ts";
import { purgeInbox } from "./inbox.ts";
import type { Job } from "./jobs.ts";
import { purgeOutbox } from "./outbox.ts";
import { purgeRateLimits } from "./rate-limit.ts";
import type { CronEntry } from "./worker.ts";

export const housekeepingJobName = "kit.housekeeping";

/** Every hour, a little after the full hour, when other cron jobs are idle. */
export const housekeepingCron: CronEntry = { job: housekeepingJobName, match: "17 * * * *" };

const outboxDays = 30;
/** Senders repeat an event for days at most; three months leave a margin. */
const inboxDays = 90;

/** Keeps the kit's own tables small. */
export function housekeepingJob(database: Database): Job {
  return async () => {
    await purgeOutbox(database.kysely, outboxDays);
    await purgeInbox(database.kysely, inboxDays);
    await purgeRateLimits(database.kysely);
  };
}
