import type { Clock } from "#kit/core/clock.ts";
import type { Database } from "#kit/postgres/connect.ts";
import type { Jobs } from "#kit/postgres/jobs.ts";
import { type Listener, startListening } from "#kit/postgres/listen.ts";
import type { CronEntry } from "#kit/postgres/worker.ts";
import type { ProblemLog } from "#kit/postgres/worker-log.ts";
import { inSeparateTransactions, rebuildSearch, refreshStale, staleChannel } from "#modules/search/server/index.ts";

const refresh = "search.refresh";
const rebuild = "search.rebuild";

/** Every minute: products changed without an event, and flash sales that began or ended. Every night: everything, including sales ranks. */
export const searchCron: readonly CronEntry[] = [
  { job: refresh, match: "* * * * *" },
  { job: rebuild, match: "17 19 * * *" },
];

export const searchJobs = (database: Database, clock: Clock): Jobs => ({
  [refresh]: () => refreshStale(database, clock.now()),
  [rebuild]: () => rebuildSearch(inSeparateTransactions(database), clock.now()),
});

/** Debounce: concurrent changes are processed together. */
const pauseMs = 200;

type Options = { connectionString: string; database: Database; clock: Clock; log: ProblemLog };

/** Refreshes search documents shortly after any change of a product. */
export async function refreshOnNotice({ connectionString, database, clock, log }: Options): Promise<Listener> {
  let waiting: NodeJS.Timeout | null = null;
  let working: Promise<void> = Promise.resolve();
  const work = () => {
    waiting = null;
    working = working
      .then(() => refreshStale(database, clock.now()))
      .catch((cause) => log("search documents could not be brought up to date; the next minute tries again", cause));
  };
  const soon = () => {
    waiting ??= setTimeout(work, pauseMs);
  };
  const listener = await startListening({
    connectionString,
    log,
    channels: { [staleChannel]: soon },
    onReconnect: soon,
  });
  soon();
  return {
    async stop() {
      await listener.stop();
      if (waiting) clearTimeout(waiting);
      await working;
    },
  };
}
