import type { Clock } from "#kit/core/clock.ts";
import { jakartaDay } from "#kit/core/jakarta-day.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { addHits, addMissed } from "../store/missed-pages.ts";

/** Counts requested paths without a page, and followed redirects. No visitor data is stored. */
export type PathCounter = {
  missed(path: string): void;
  followed(path: string): void;
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

/** Maximum number of different paths between two writes; further ones are not counted. */
const mostPaths = 1000;

/** Files that robots probe; the only extension of a page's path is this one. */
const isFile = (path: string) => /\.\w+$/.test(path) && !path.endsWith(".html");

/** Old links in e-mails may contain an e-mail address. */
const isPersonal = (path: string) => /@|%40/.test(path);

/** Counts are kept in memory and written every few seconds, so that a request for a missing page causes no write. */
export function pathCounter({ database, clock, onProblem, everyMs = 5000 }: Options): PathCounter {
  let missed = new Map<string, number>();
  let followed = new Map<string, number>();
  let timer: NodeJS.Timeout | null = null;
  let stopped = false;
  let writing: Promise<void> = Promise.resolve();

  const write = async () => {
    const now = clock.now();
    const lists = [missed, followed].map((sums) => [...sums].map(([path, hits]) => ({ path, hits })));
    missed = new Map();
    followed = new Map();
    try {
      await addMissed(database.kysely, jakartaDay(now), lists[0] ?? []);
      await addHits(database.kysely, now, lists[1] ?? []);
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
  const add = (sums: Map<string, number>, path: string) => {
    if (!sums.has(path) && sums.size >= mostPaths) return;
    sums.set(path, (sums.get(path) ?? 0) + 1);
    if (timer || stopped) return;
    timer = setTimeout(() => void flush(), everyMs);
    timer.unref();
  };
  return {
    missed: (path) => (isFile(path) || isPersonal(path) ? undefined : add(missed, path)),
    followed: (path) => add(followed, path),
    flush,
    async stop() {
      stopped = true;
      await flush();
    },
  };
}
