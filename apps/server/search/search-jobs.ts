import type { Clock } from "#kit/core/clock.ts";
import type { Database } from "#kit/postgres/connect.ts";
import type { Jobs } from "#kit/postgres/jobs.ts";
import { type Listener, startListening } from "#kit/postgres/listen.ts";
import type { CronEntry } from "#kit/postgres/worker.ts";
import type { ProblemLog } from "#kit/postgres/worker-log.ts";
import { nextSaleChange } from "#modules/catalogue/server/index.ts";
import { nextPromotionChange } from "#modules/promotion/server/index.ts";
import { inSeparateTransactions, rebuildSearch, refreshStale, staleChannel } from "#modules/search/server/index.ts";

const refresh = "search.refresh";
const rebuild = "search.rebuild";

/** Every minute: what no worker has noticed in time. Every night: everything, including sales ranks. */
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

/** How often the next price change is looked up, and how far ahead: windows overlap, so that none falls between two. */
const lookEveryMs = 5_000;
const aheadMs = 2 * lookEveryMs;

type Options = { connectionString: string; database: Database; clock: Clock; log: ProblemLog };

/** The next moment at which a promotion, sale price or planned price begins or ends; null when none is near. */
async function nextPriceChange({ kysely: db }: Database, after: Date): Promise<Date | null> {
  const span = { after, until: new Date(after.getTime() + aheadMs) };
  const found = [await nextPromotionChange(db, span), await nextSaleChange(db, span)].flatMap((at) => at ?? []);
  return found.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null;
}

/** Refreshes search documents and pages shortly after any change of a product, and at the moment a price begins or ends. */
export async function refreshOnNotice({ connectionString, database, clock, log }: Options): Promise<Listener> {
  let waiting: NodeJS.Timeout | null = null;
  let working: Promise<void> = Promise.resolve();
  const work = () => {
    waiting = null;
    working = working
      .then(() => refreshStale(database, clock.now()))
      .catch((cause) => log("search documents could not be brought up to date; the next minute tries again", cause))
      .then(look);
  };
  let due: NodeJS.Timeout | null = null;
  let isOver = false;
  const look = async () => {
    const now = clock.now();
    const next = await nextPriceChange(database, now).catch((cause) => {
      log("the next price change could not be looked up; the next minute tries again", cause);
      return null;
    });
    if (due) clearTimeout(due);
    // A timer may fire a millisecond early.
    due = next && !isOver ? setTimeout(work, next.getTime() - now.getTime() + 2) : null;
  };
  const looking = setInterval(() => {
    working = working.then(look);
  }, lookEveryMs);
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
      isOver = true;
      clearInterval(looking);
      for (const timer of [waiting, due]) if (timer) clearTimeout(timer);
      await working;
    },
  };
}
