import type { FastifyInstance } from "fastify";
import { keepNothing, keptValues } from "#kit/core/kept-values.ts";
import { keptAnswers } from "#kit/graphql/kept-answers.ts";
import { heardByCache } from "#kit/http/page-cache/heard-by-cache.ts";
import { createPageCache, type PageCache } from "#kit/http/page-cache/page-cache.ts";
import type { WhenEnding } from "#kit/http/shutdown.ts";
import { heardTogether, startListening } from "#kit/postgres/listen.ts";
import { createSearchMemory } from "#modules/search/server/index.ts";
import type { HotPath } from "../http/create-app.ts";
import type { StorefrontSource } from "../pages/storefront-source.ts";
import { heardBySearch } from "../search/heard-by-search.ts";
import { openSite, type SiteDeps } from "./open-site.ts";

type Memories = "cache" | "sitemapCache" | "searchMemory" | "kept" | "answers";

export type WebDeps = Omit<SiteDeps, Memories | "storefront"> & {
  /** On its way while the rest is made ready. */
  storefront: Promise<StorefrontSource>;
  whenEnding: WhenEnding;
};

/** A few lists for search engines at a time; they are read seldom and made quickly. */
const sitemapBytes = 16 * 1024 * 1024;

/** Products, their stock and their campaigns as pages show them: some thousand products in two languages. */
const mostKeptValues = 30_000;

/** Stock and campaigns may be shown as they were a moment ago. */
const momentSeconds = 1;
const mostAnswerCharacters = 8 * 1024 * 1024;

/** The part that shoppers meet: what it remembers, what tells it to forget, and the site that is made of both. */
export async function openWeb(app: FastifyInstance, { whenEnding, ...deps }: WebDeps): Promise<HotPath> {
  const { config, log, clock, opened } = deps;
  const maxBytes = config.pageCacheMegabytes * 1024 * 1024;
  const cache = createPageCache({ maxBytes, clock, log });
  const sitemapCache = createPageCache({
    maxBytes: sitemapBytes,
    clock,
    log,
    squeezeAfterHits: Number.POSITIVE_INFINITY,
  });
  // A shop that keeps no pages keeps nothing else either.
  const kept = maxBytes === 0 ? keepNothing : keptValues({ clock, most: mostKeptValues });
  // Answers whose stamps still stand may be given again by a shop that asks PostgreSQL every time.
  const seconds = maxBytes === 0 ? 0 : momentSeconds;
  const answers =
    maxBytes === 0 && config.drawnPagesMegabytes === 0
      ? null
      : keptAnswers({ clock, seconds, mostCharacters: mostAnswerCharacters });
  const searchMemory = createSearchMemory({ database: opened.replica });
  const warn = (message: string, err?: unknown) => log.warn({ err }, message);
  const search = heardBySearch(searchMemory, warn);
  whenEnding("search memory", async () => search.stop());
  const forgetful = heardByCache(allOf(cache, sitemapCache, kept, ...(answers ? [answers] : [])));
  const listener = await startListening({
    ...heardTogether(forgetful, search),
    connectionString: opened.url,
    log: warn,
  });
  whenEnding("listener", listener.stop);
  // What changed between the first look and now was said to nobody.
  search.onReconnect();
  const storefront = await deps.storefront;
  whenEnding("storefront", storefront.stop);
  return openSite(app, { ...deps, cache, sitemapCache, searchMemory, kept, answers, storefront });
}

type Clearable = Pick<PageCache, "clear" | "clearAll"> & Partial<Pick<PageCache, "doubtAll">>;

const allOf = (...caches: readonly Clearable[]): Required<Clearable> => ({
  clear(tags) {
    for (const cache of caches) cache.clear(tags);
  },
  clearAll() {
    for (const cache of caches) cache.clearAll();
  },
  doubtAll() {
    for (const cache of caches) {
      if (cache.doubtAll) cache.doubtAll();
      else cache.clearAll();
    }
  },
});
