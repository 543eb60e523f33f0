import type { FastifyInstance } from "fastify";
import { createPageCache, type PageCache } from "#kit/cache/response-cache/page-cache.ts";
import { graphqlResponseCache } from "#kit/graphql/graphql-response-cache.ts";
import type { WhenEnding } from "#kit/http/shutdown.ts";
import { invalidationListener } from "#kit/postgres/invalidation-listener.ts";
import { combineListeners, startListening } from "#kit/postgres/listen.ts";
import { pathCounter } from "#modules/content/server/index.ts";
import { mediaIndex } from "#modules/media/server/index.ts";
import { viewCounter } from "#modules/reports/server/index.ts";
import { createSearchIndex, searchCounter } from "#modules/search/server/index.ts";
import type { RulesReader } from "#modules/settings/server/index.ts";
import type { HotPath } from "../http/create-app.ts";
import type { AdminSource } from "../pages/admin-source.ts";
import type { StorefrontSource } from "../pages/storefront-source.ts";
import { searchInvalidation } from "../search/search-invalidation.ts";
import { openSite, type SiteDeps } from "./open-site.ts";

type Memories =
  | "cache"
  | "sitemapCache"
  | "searchIndex"
  | "searchCounter"
  | "viewCounter"
  | "paths"
  | "media"
  | "answers"
  | "ownAnswers";

export type WebDeps = Omit<SiteDeps, Memories | "storefront" | "admin" | "sellerAt"> & {
  /** On their way while the rest is made ready. */
  storefront: Promise<StorefrontSource>;
  rules: RulesReader;
  admin: Promise<AdminSource>;
  whenEnding: WhenEnding;
};

/** A few cached sitemaps; they are read seldom and generated quickly. */
const sitemapBytes = 16 * 1024 * 1024;

/** Public responses may show stock and prices that are a second old. */
const responseSeconds = 1;
const mostAnswerCharacters = 8 * 1024 * 1024;

/** Of carts and the like: one of fifty lines takes a hundred and seventy thousand, a usual one twelve. */
const mostOwnCharacters = 8_000_000;

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
  const ownAnswers = graphqlResponseCache({
    name: "private graphql responses",
    clock,
    freshSeconds: 0,
    maxCharacters: mostOwnCharacters,
  });
  const responses = [cache, sitemapCache, ownAnswers, ...(answers ? [answers] : [])];
  const searchIndex = createSearchIndex({
    database: opened.replica,
    onReferencesChanged: () => allOf(...responses).clear(["catalogue", "listing"]),
  });
  const warn = (message: string, err?: unknown) => log.warn({ err }, message);
  const search = searchInvalidation(searchIndex, warn);
  whenEnding("search index", async () => search.stop());
  const counter = searchCounter({
    database: opened.database,
    clock,
    onProblem: (err) => warn("searches were not counted", err),
  });
  whenEnding("search counts", counter.stop);
  const views = viewCounter({
    database: opened.database,
    clock,
    onProblem: (err) => warn("views of products were not counted", err),
  });
  whenEnding("view counts", views.stop);
  const paths = pathCounter({
    database: opened.database,
    clock,
    onProblem: (err) => warn("paths without a page were not counted", err),
  });
  whenEnding("path counts", paths.stop);
  const media = mediaIndex({
    database: opened.database,
    log: warn,
    // Responses hold addresses with versions of pictures, and validators of the database know nothing of those.
    onReplaced() {
      for (const one of responses) one.dropAll();
    },
  });
  const caches = invalidationListener(allOf(...responses));
  const listener = await startListening({
    ...combineListeners(media, caches, search, deps.rules.subscription),
    connectionString: opened.url,
    log: warn,
  });
  whenEnding("listener", listener.stop);
  // Invalidations between the first read and the start of listening were missed.
  search.onReconnect();
  deps.rules.subscription.onReconnect();
  await media.load();
  const storefront = await deps.storefront;
  whenEnding("storefront", storefront.stop);
  const admin = await deps.admin;
  whenEnding("back office", admin.stop);
  return openSite(app, {
    ...deps,
    sellerAt: deps.rules.sellerAt,
    cache,
    sitemapCache,
    searchIndex,
    searchCounter: counter,
    viewCounter: views,
    paths,
    media,
    answers,
    ownAnswers,
    storefront,
    admin,
  });
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
