import type { Database } from "#kit/postgres/connect.ts";
import type { Jobs } from "#kit/postgres/jobs.ts";
import type { CronEntry } from "#kit/postgres/worker.ts";
import { foldChangedOrders, foldFunnel } from "./store/fold.ts";

const foldJobName = "reports.fold";

/** The module's jobs. */
export const reportJobs = (deps: { readonly database: Database }): Jobs => ({
  [foldJobName]: async () => {
    await foldChangedOrders(deps.database);
    await foldFunnel(deps.database);
  },
});

export const reportCron: readonly CronEntry[] = [{ job: foldJobName, match: "* * * * *" }];
