import type { Clock } from "#kit/core/clock.ts";
import {
  buildEntry,
  type FinishedPage,
  type PageEntry,
  type RenderedPage,
  sameAnswer,
  squeeze as squeezeEntry,
} from "./page-entry.ts";
import { PageStore, type StoredPage } from "./page-store.ts";
import { type Flight, hitBy, openFlight } from "./render-flight.ts";

/** Makes the page, or brings one that is ready. */
export type RenderPage = () => Promise<RenderedPage | FinishedPage>;

/** Finished answers in memory, bounded in bytes, cleared by what they show. */
export type PageCache = {
  /** The page if it is fresh; nothing is started, nothing is awaited. */
  get(key: string): PageEntry | undefined;
  /** The page: kept, or stale while one render runs, or rendered now; everyone who asks meanwhile shares that render. */
  serve(key: string, render: RenderPage): Promise<PageEntry>;
  /** Forgets every page that shows one of these tags, and every render of one that is under way. */
  clear(tags: readonly string[]): void;
  clearAll(): void;
  /**
   * Nobody knows which pages still hold: each is rendered anew at its next visit. For a minute more the old one is shown
   * meanwhile, so that a database that comes and goes does not take the pages along.
   */
  doubtAll(): void;
  /** Settles when no render and no compression is under way. */
  idle(): Promise<void>;
  stats(): { entries: number; bytes: number; tags: number; rendering: number };
};

export type PageCacheOptions = {
  readonly maxBytes: number;
  readonly clock: Clock;
  readonly log?: { warn(fields: object, message: string): void };
  /** How long to leave a page alone after rendering it anew has failed. */
  readonly retrySeconds?: number;
  /** A page is squeezed with brotli once it has been asked for again this often. */
  readonly squeezeAfterHits?: number;
};

const doubtfulMs = 60_000;

export function createPageCache(options: PageCacheOptions): PageCache {
  const { clock, log, retrySeconds = 1, squeezeAfterHits = 1 } = options;
  const store = new PageStore(options.maxBytes);
  const flights = new Map<string, Flight>();
  let squeezing: Promise<void> = Promise.resolve();
  const now = () => clock.now().getTime();

  function hit(page: StoredPage): PageEntry {
    store.touch(page);
    page.hits += 1;
    if (page.hits === squeezeAfterHits) squeezeLater(page);
    return page.entry;
  }

  // One at a time: the best quality takes long, and the cores are for shoppers.
  function squeezeLater(page: StoredPage): void {
    const squeeze = async () => {
      if (store.peek(page.key) !== page) return;
      await squeezeEntry(page.entry);
      store.resize(page);
    };
    squeezing = squeezing.then(squeeze).catch((err) => log?.warn({ key: page.key, err }, "could not squeeze a page"));
  }

  function start(key: string, render: RenderPage): Flight {
    const flight = openFlight(async () => {
      try {
        const page = await render();
        const entry = "entry" in page ? page.entry : await buildEntry(page);
        keep(key, { ...page, entry }, flight);
        return { entry, tags: page.tags };
      } finally {
        flights.delete(key);
      }
    });
    flights.set(key, flight);
    return flight;
  }

  function keep(key: string, page: FinishedPage, flight: Flight): void {
    const { entry } = page;
    const lifeSeconds = page.freshSeconds + page.staleSeconds;
    if (lifeSeconds <= 0 || entry.status >= 500 || hitBy(flight.clears, page.tags)) return;
    const old = store.peek(key)?.entry;
    const freshUntil = now() + page.freshSeconds * 1000;
    store.put({
      key,
      // An unchanged page keeps the variants that were already squeezed.
      entry: old && sameAnswer(old, entry) ? old : entry,
      tags: [...new Set(page.tags)],
      freshUntil,
      staleUntil: freshUntil + page.staleSeconds * 1000,
    });
  }

  function renewInBackground(page: StoredPage, render: RenderPage): void {
    if (flights.has(page.key) || now() < page.retryAt) return;
    const failed = (cause: unknown) => {
      page.retryAt = now() + retrySeconds * 1000;
      log?.warn({ key: page.key, err: cause }, "could not render a page anew; the old one is still shown");
    };
    start(page.key, render).landed.then(({ entry }) => {
      if (entry.status >= 500) failed(new Error(`the page answered ${entry.status}`));
    }, failed);
  }

  return {
    get(key) {
      const page = store.peek(key);
      return page && now() < page.freshUntil ? hit(page) : undefined;
    },

    async serve(key, render) {
      for (;;) {
        const page = store.peek(key);
        const time = page ? now() : 0;
        if (page && time < page.freshUntil) return hit(page);
        if (page && time < page.staleUntil) {
          renewInBackground(page, render);
          return hit(page);
        }
        const flight = flights.get(key) ?? start(key, render);
        const clearsBeforeJoining = flight.clears.length;
        const { entry, tags } = await flight.landed;
        // Whoever came after a clear must not get what was rendered before it.
        if (!hitBy(flight.clears.slice(0, clearsBeforeJoining), tags)) return entry;
      }
    },

    clear(tags) {
      for (const flight of flights.values()) flight.clears.push(tags);
      for (const tag of tags) store.deleteTagged(tag);
    },

    clearAll() {
      for (const flight of flights.values()) flight.clears.push("all");
      store.clear();
    },

    doubtAll() {
      for (const flight of flights.values()) flight.clears.push("all");
      store.doubt(now(), now() + doubtfulMs);
    },

    async idle() {
      while (flights.size > 0) await Promise.allSettled([...flights.values()].map((flight) => flight.landed));
      await squeezing;
    },

    stats: () => ({ ...store.sizes(), rendering: flights.size }),
  };
}
