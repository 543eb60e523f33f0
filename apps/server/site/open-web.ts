import type { FastifyInstance } from "fastify";
import { createPageCache, type PageCache } from "#kit/cache/response-cache/page-cache.ts";
import { graphqlResponseCache } from "#kit/graphql/graphql-response-cache.ts";
import type { WhenEnding } from "#kit/http/shutdown.ts";
import { invalidationListener } from "#kit/postgres/invalidation-listener.ts";
import { combineListeners, startListening } from "#kit/postgres/listen.ts";
import { createSearchIndex } from "#modules/search/server/index.ts";
import type { HotPath } from "../http/create-app.ts";
import type { AdminSource } from "../pages/admin-source.ts";
import type { StorefrontSource } from "../pages/storefront-source.ts";
import { searchInvalidation } from "../search/search-invalidation.ts";
import { openSite, type SiteDeps } from "./open-site.ts";

type Memories = "cache" | "sitemapCache" | "searchIndex" | "kept" | "answers";

export type WebDeps = Omit<SiteDeps, Memories | "storefront" | "admin"> & {
  /** On their way while the rest is made ready. */
  storefront: Promise<StorefrontSource>;
  admin: Promise<AdminSource>;
  whenEnding: WhenEnding;
};

/** A few cached sitemaps; they are read seldom and generated quickly. */
const sitemapBytes = 16 * 1024 * 1024;

/** Public responses may show stock and prices that are a second old. */
const responseSeconds = 1;
const mostAnswerCharacters = 8 * 1024 * 1024;

/** The web role: the caches of this process, the listener that invalidates them, and the site. */
export async function openWeb(app: FastifyInstance, { whenEnding, ...deps }: WebDeps): Promise<HotPath> {
  const { config, log, clock, opened } = deps;
  const maxBytes = config.pageCacheMegabytes * 1024 * 1024;
  const cache = createPageCache({
    maxBytes: maxBytes + config.drawnPagesMegabytes * 1024 * 1024,
    alwaysRevalidate: maxBytes === 0,
    clock,
    log,
  });
  const sitemapCache = createPageCache({
    name: "sitemaps",
    maxBytes: sitemapBytes,
    clock,
    log,
    compressAfterHits: Number.POSITIVE_INFINITY,
  });
  // With no page cache, responses are still revalidated by PostgreSQL instead of being computed again.
  const freshSeconds = maxBytes === 0 ? 0 : responseSeconds;
  const answers =
    maxBytes === 0 && config.drawnPagesMegabytes === 0
      ? null
      : graphqlResponseCache({
          name: "public graphql responses",
          clock,
          freshSeconds,
          maxCharacters: mostAnswerCharacters,
        });
  const searchIndex = createSearchIndex({ database: opened.replica });
  const warn = (message: string, err?: unknown) => log.warn({ err }, message);
  const search = searchInvalidation(searchIndex, warn);
  whenEnding("search index", async () => search.stop());
  const caches = invalidationListener(allOf(cache, sitemapCache, ...(answers ? [answers] : [])));
  const listener = await startListening({
    ...combineListeners(caches, search),
    connectionString: opened.url,
    log: warn,
  });
  whenEnding("listener", listener.stop);
  // Invalidations between the first read and the start of listening were missed.
  search.onReconnect();
  const storefront = await deps.storefront;
  whenEnding("storefront", storefront.stop);
  const admin = await deps.admin;
  whenEnding("back office", admin.stop);
  return openSite(app, { ...deps, cache, sitemapCache, searchIndex, answers, storefront, admin });
}

type Clearable = Pick<PageCache, "clear" | "clearAll"> & Partial<Pick<PageCache, "markAllStale">>;

const allOf = (...caches: readonly Clearable[]): Required<Clearable> => ({
  clear(tags) {
    for (const cache of caches) cache.clear(tags);
  },
  clearAll() {
    for (const cache of caches) cache.clearAll();
  },
  markAllStale() {
    for (const cache of caches) {
      if (cache.markAllStale) cache.markAllStale();
      else cache.clearAll();
    }
  },
});
