import type { Clock } from "#kit/core/clock.ts";
import { jakartaDay } from "#kit/core/jakarta-day.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { addOpens, addSearches } from "../store/search-counts.ts";
import { countedTerm } from "./counted-term.ts";

/** Counts searches and the products opened from their results. No visitor data is stored. */
export type SearchCounter = {
  searched(text: string, results: number): void;
  /** `network` limits how much one visitor can count; it is discarded at the next write. */
  opened(open: { readonly text: string; readonly productCode: string; readonly network: string }): void;
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

/** Maximum number of different texts, or texts with products, between two writes; further ones are not counted. */
const mostKeys = 1000;
/** Maximum number of opened products of one network between two writes. */
const mostOfNetwork = 20;

/** Counts are kept in memory and written every few seconds, so that a search causes no write. */
export function searchCounter({ database, clock, onProblem, everyMs = 5000 }: Options): SearchCounter {
  let searches = new Map<string, { searches: number; withoutResults: number }>();
  let opens = new Map<string, { term: string; productCode: string; opens: number }>();
  let networks = new Map<string, number>();
  let timer: NodeJS.Timeout | null = null;
  let stopped = false;
  let writing: Promise<void> = Promise.resolve();

  const write = async () => {
    const day = jakartaDay(clock.now());
    const terms = [...searches].map(([term, counted]) => ({ term, ...counted }));
    const opened = [...opens.values()];
    searches = new Map();
    opens = new Map();
    networks = new Map();
    try {
      await addSearches(database.kysely, day, terms);
      await addOpens(database.kysely, day, opened);
    } catch (problem) {
      // The counts of this interval are lost, which is acceptable for statistics.
      onProblem(problem);
    }
  };
  const flush = () => {
    if (timer) clearTimeout(timer);
    timer = null;
    writing = writing.then(write);
    return writing;
  };
  const later = () => {
    if (timer || stopped) return;
    timer = setTimeout(() => void flush(), everyMs);
    timer.unref();
  };
  const room = (sums: ReadonlyMap<string, unknown>, key: string) => sums.has(key) || sums.size < mostKeys;

  return {
    searched(text, results) {
      const term = countedTerm(text);
      if (term === null || !room(searches, term)) return;
      const known = searches.get(term) ?? { searches: 0, withoutResults: 0 };
      known.searches += 1;
      if (results === 0) known.withoutResults += 1;
      searches.set(term, known);
      later();
    },
    opened({ text, productCode, network }) {
      const term = countedTerm(text);
      const ofNetwork = networks.get(network) ?? 0;
      const key = `${productCode} ${term}`;
      if (term === null || ofNetwork >= mostOfNetwork || !room(opens, key) || !room(networks, network)) return;
      networks.set(network, ofNetwork + 1);
      const known = opens.get(key) ?? { term, productCode, opens: 0 };
      known.opens += 1;
      opens.set(key, known);
      later();
    },
    flush,
    async stop() {
      stopped = true;
      await flush();
    },
  };
}
