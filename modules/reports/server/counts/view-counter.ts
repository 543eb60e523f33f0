import type { Clock } from "#kit/core/clock.ts";
import { jakartaDay } from "#kit/core/jakarta-day.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { addViews } from "../store/funnel.ts";

/** Counts product pages that browsers show. No visitor data is stored. */
export type ViewCounter = {
  /** `network` limits how much one visitor can count; it is discarded at the next write. */
  viewed(view: { readonly productCode: string; readonly network: string }): void;
  /** Stores the counts. */
  flush(): Promise<void>;
  /** Flushes a last time and stops. */
  stop(): Promise<void>;
};

type Options = {
  readonly database: Database;
  readonly clock: Clock;
  onProblem(problem: unknown): void;
  readonly everyMs?: number;
};

/** Maximum number of different products, and of networks, between two writes; further ones are not counted. */
const mostKeys = 10_000;
/** Maximum number of views of one network between two writes. */
const mostOfNetwork = 30;

/** Counts are kept in memory and written every few seconds, so that a view causes no write. */
export function viewCounter({ database, clock, onProblem, everyMs = 5000 }: Options): ViewCounter {
  let views = new Map<string, number>();
  let networks = new Map<string, number>();
  /** The day of the counts. */
  let day = jakartaDay(clock.now());
  let timer: NodeJS.Timeout | null = null;
  let stopped = false;
  let writing: Promise<void> = Promise.resolve();

  const flush = () => {
    if (timer) clearTimeout(timer);
    timer = null;
    const [of, counted] = [day, [...views].map(([productCode, count]) => ({ productCode, views: count }))];
    views = new Map();
    networks = new Map();
    // The counts of an interval that cannot be written are lost, which is acceptable for statistics.
    writing = writing.then(() => addViews(database.kysely, of, counted)).catch(onProblem);
    return writing;
  };
  const isFull = (sums: ReadonlyMap<string, unknown>, key: string) => !sums.has(key) && sums.size >= mostKeys;

  return {
    viewed({ productCode, network }) {
      const today = jakartaDay(clock.now());
      if (today !== day) {
        // The views before midnight belong to yesterday.
        void flush();
        day = today;
      }
      const ofNetwork = networks.get(network) ?? 0;
      if (ofNetwork >= mostOfNetwork || isFull(networks, network) || isFull(views, productCode)) return;
      networks.set(network, ofNetwork + 1);
      views.set(productCode, (views.get(productCode) ?? 0) + 1);
      if (timer || stopped) return;
      timer = setTimeout(() => void flush(), everyMs);
      timer.unref();
    },
    flush,
    async stop() {
      stopped = true;
      await flush();
    },
  };
}
