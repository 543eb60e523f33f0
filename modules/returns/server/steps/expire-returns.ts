import type { Job, Jobs } from "#kit/postgres/jobs.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import type { CronEntry } from "#kit/postgres/worker.ts";
import type { ReturnStepDeps, ReturnsDeps } from "../returns-deps.ts";
import { purgePhotos } from "../store/photos.ts";
import { returnsToExpire } from "../store/returns.ts";
import { lockOrderAndReturn } from "./lock-order-and-return.ts";
import { transitionReturn } from "./transition-return.ts";

type JobDeps = ReturnStepDeps & Pick<ReturnsDeps, "database">;

const expireJobName = "returns.expire";
const purgeJobName = "returns.purge_photos";
const mostAtOnce = 200;

/** Cancels approved returns that were not sent in time, each in its own transaction, so that a failure does not stop the others. */
const expireReturns =
  (deps: JobDeps): Job =>
  async (_payload, { signal }) => {
    const now = deps.clock.now();
    for (const code of await returnsToExpire(deps.database.kysely, now, mostAtOnce)) {
      if (signal.aborted) return;
      await inTransaction(deps.database, async (trx) => {
        const both = await lockOrderAndReturn(trx, code);
        // It may have been sent, or put off, meanwhile.
        if (!both?.back.sendUntil || both.back.sendUntil > now) return;
        await transitionReturn(trx, deps, both, { transition: "expire", actor: "system", note: "NOT_SENT" });
      });
    }
  };

/** The module's jobs. */
export const returnsJobs = (deps: JobDeps): Jobs => ({
  [expireJobName]: expireReturns(deps),
  [purgeJobName]: async () => {
    await purgePhotos(deps.database.kysely, deps.clock.now());
  },
});

export const returnsCron: readonly CronEntry[] = [
  { job: expireJobName, match: "*/10 * * * *" },
  { job: purgeJobName, match: "17 20 * * *" },
];
