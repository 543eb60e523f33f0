import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import type { PageCache } from "#kit/cache/response-cache/page-cache.ts";
import type { Clock } from "#kit/core/clock.ts";
import type { Ids } from "#kit/core/ids.ts";
import type { Executor } from "#kit/graphql/executor.ts";
import type { GraphqlResponseCache } from "#kit/graphql/graphql-response-cache.ts";
import { inProcessApi } from "#kit/graphql/in-process-api.ts";
import { serveCached } from "#kit/graphql/serve-cached.ts";
import type { Log } from "#kit/http/log.ts";
import { noFraming } from "#kit/http/security-headers.ts";
import { imageRoutes } from "#kit/images/image-routes.ts";
import { type ImageService, openImageService } from "#kit/images/image-service.ts";
import type { Telemetry } from "#kit/telemetry/telemetry.ts";
import { productReader } from "#modules/catalogue/server/index.ts";
import { draftReader, type PathCounter, shellDraftReader } from "#modules/content/server/index.ts";
import { type IdentityDeps, provenSession } from "#modules/identity/server/index.ts";
import type { Club } from "#modules/loyalty/server/index.ts";
import type { MediaIndex, MediaStorage } from "#modules/media/server/index.ts";
import type { TransitionDeps } from "#modules/order/server/index.ts";
import type { PaymentDeps } from "#modules/payment/server/index.ts";
import type { PromotionRules } from "#modules/promotion/contract/rule/promotion-rule.ts";
import { promotionReader } from "#modules/promotion/server/index.ts";
import type { ViewCounter } from "#modules/reports/server/index.ts";
import type { SearchCounter, SearchIndex } from "#modules/search/server/index.ts";
import type { ShopRules } from "#modules/settings/contract/shop-rules.ts";
import type { RulesReader } from "#modules/settings/server/index.ts";
import type { Courier } from "#modules/shipping/server/index.ts";
import { adminStaffOf } from "#modules/staff/server/index.ts";
import { measuringSources } from "#modules/tracking/contract/measuring.ts";
import type { Config } from "../config/config.ts";
import type { OpenDatabase } from "../database/open-database.ts";
import type { HotPath } from "../http/create-app.ts";
import { shopPath } from "../http/loyalty-endpoint.ts";
import { mediaFiles } from "../http/media-files.ts";
import { openEndpoint, variantReader } from "../http/open-endpoint.ts";
import { pageRoutes } from "../http/page-routes.ts";
import { productViews } from "../http/product-views.ts";
import { anonymousContext, type Drafts } from "../http/request-context.ts";
import { returnPhotos } from "../http/return-photos.ts";
import { searchOpens } from "../http/search-opens.ts";
import type { SecurityLog } from "../http/security-log.ts";
import { pageVisitorContext, shopContext } from "../http/shop-context.ts";
import { assetFiles, plainFiles } from "../http/static-files.ts";
import { invoicePrinter } from "../invoice/invoice-printer.ts";
import { mediaPictureSource, openMediaStorage } from "../media/open-media.ts";
import { pageDrawer } from "../modules/page-drawer.ts";
import { identityDeps, shopModules, staffDeps } from "../modules/shop-modules.ts";
import { photoPictures, photoScanner, returnsDeps } from "../modules/shop-returns.ts";
import type { AdminSource } from "../pages/admin-source.ts";
import { brandStylesheets } from "../pages/brand-stylesheet.ts";
import { redirects } from "../pages/redirects.ts";
import { pageRenderer, type StorefrontBuild } from "../pages/render-page.ts";
import { fingerprints, readScriptList } from "../pages/script-list.ts";
import { notForSearch, type PageApi, servePages } from "../pages/serve-pages.ts";
import { siteMap } from "../pages/site-map.ts";
import type { StorefrontSource } from "../pages/storefront-source.ts";
import { webhooks } from "../payment/webhooks.ts";
import type { ParcelDeps } from "../shipping/shop-parcels.ts";
import { shopSitemap } from "../sitemap/shop-sitemap.ts";
import { sitemapFiles } from "../sitemap/sitemap-files.ts";
import { sitemapRoutes } from "../sitemap/sitemap-routes.ts";
import { openAdmin } from "./open-admin.ts";
import { pageFinder } from "./page-finder.ts";

export type SiteDeps = {
  config: Config;
  /** What the environment says about the rules that staff may change. */
  ruleDefaults: ShopRules;
  /** The seller of an order placed at this moment. */
  sellerAt: RulesReader["sellerAt"];
  log: Log;
  clock: Clock;
  ids: Ids;
  opened: OpenDatabase;
  cache: PageCache;
  /** Lists for search engines, apart from the pages. */
  sitemapCache: PageCache;
  searchIndex: SearchIndex;
  searchCounter: SearchCounter;
  viewCounter: ViewCounter;
  /** Counts paths without a page, and redirects that were followed. */
  paths: PathCounter;
  media: MediaIndex;
  /** Responses per session. */
  ownAnswers: GraphqlResponseCache;
  /** Null in a shop that keeps nothing. */
  answers: GraphqlResponseCache | null;
  payments: PaymentDeps;
  parcels: ParcelDeps;
  /** The couriers of extensions. */
  couriers: readonly Courier[];
  /** The rules of extensions that promotions may have. */
  promotionRules: PromotionRules;
  orders: TransitionDeps;
  club: Club;
  storefront: StorefrontSource;
  admin: AdminSource;
  headers: readonly (readonly [string, string])[];
  telemetry: Telemetry;
  security: SecurityLog;
};

/** The storefront's own pictures, and those of the demo shop unless its folder was deleted. */
const pictureRoots = ["../../storefront/public/", "../../../demo/public/"]
  .map((folder) => fileURLToPath(new URL(folder, import.meta.url)))
  .filter((folder) => existsSync(folder));

/** Opens what shoppers use: the shop's endpoint, pictures, files and pages. Answers the hot path for finished pages. */
export async function openSite(app: FastifyInstance, deps: SiteDeps): Promise<HotPath> {
  const { config, log, clock, ids, opened, cache, storefront, telemetry } = deps;
  const headers = config.searchEngines ? deps.headers : [...deps.headers, notForSearch];
  const mediaStorage = openMediaStorage(deps);
  const images = await openImages(deps, mediaStorage);
  const { database, replica } = opened;
  const promotions = promotionReader(deps.promotionRules);
  const modules = {
    config,
    ruleDefaults: deps.ruleDefaults,
    sellerAt: deps.sellerAt,
    database,
    replica,
    clock,
    ids,
    searchIndex: deps.searchIndex,
    searchCounter: deps.searchCounter,
    promotions,
    products: productReader({ promotions, clock }),
    payments: deps.payments,
    couriers: deps.couriers,
    orders: deps.orders,
    club: deps.club,
    isPage: pageFinder(app),
    pictures: images.library,
    mediaStorage,
    log,
  };
  const identity = { ...identityDeps(modules), security: deps.security };
  const executor = await openEndpoint(
    app,
    {
      name: "shop",
      path: shopPath,
      explorerPath: "/dev/graphiql",
      modules: shopModules(modules),
      contextOf: (request, reply) => shopContext(identity, request, reply),
      answers: deps.answers,
      own: {
        answers: deps.ownAnswers,
        sessionOf: ({ headers }) => provenSession(identity, headers.authorization),
      },
    },
    { config, log, telemetry },
  );
  await app.register(webhooks(deps.payments, deps.parcels));
  await app.register(
    returnPhotos({
      photos: {
        ...returnsDeps(modules, (path) => path),
        safePicture: photoPictures(),
        scanner: photoScanner(config, log),
      },
      publicUrl: config.publicUrl,
      contextOf: (request, reply) => shopContext(identity, request, reply),
    }),
  );
  await app.register(searchOpens({ counter: deps.searchCounter, origin: config.publicUrl }));
  await app.register(productViews({ counter: deps.viewCounter, origin: config.publicUrl }));
  await app.register(brandStylesheets);
  await app.register(imageRoutes, { images });
  await app.register(mediaFiles({ index: deps.media, storage: mediaStorage }));
  await assetFiles(app);
  await app.register(
    sitemapRoutes({
      origin: config.publicUrl,
      searchEngines: config.searchEngines,
      files: sitemapFiles(config.publicUrl, shopSitemap(opened.replica.kysely)),
      cache: deps.sitemapCache,
      headers: [...headers, noFraming],
    }),
  );
  const drawPage = pageDrawer(executor);
  await openAdmin(app, { drawPage, config, log, telemetry, security: deps.security, modules, source: deps.admin });

  const https = config.publicUrl.startsWith("https:");
  const extraSources = measuringSources(config.measuring);
  const settings = {
    https,
    frameSources: [new URL(config.club.siteUrl).origin],
    extraSources,
    fingerprints: storefront.changing ? null : fingerprints(readScriptList()),
    strict: !storefront.changing,
    keepParts: config.drawnPagesMegabytes > 0,
    log,
  };
  const prepare = (build: StorefrontBuild) => ({ siteMap: siteMap(build), render: pageRenderer(build, settings) });
  const built = storefront.changing ? null : prepare(await storefront.load());
  const invoices = invoicePrinter();
  app.addHook("onClose", () => invoices.close());
  const pages = servePages({
    cache,
    revalidate: config.drawnPagesMegabytes > 0,
    clock,
    storefront: async () => built ?? prepare(await storefront.load()),
    keep: !storefront.changing,
    api: pageApi(executor, identity, {
      staff: staffDeps(modules),
      drafts: { readDraft: draftReader(database), readShellDraft: shellDraftReader(database) },
    }),
    redirects: redirects({ database: replica, paths: deps.paths }),
    printInvoice: invoices.print,
    origin: config.publicUrl,
    https,
    development: config.stage !== "production",
    chatAnswers: config.chatHours !== null,
    measuring: config.measuring,
    newsTicked: config.newsTicked,
    headers,
  });
  await app.register(async (scope) => {
    await plainFiles(scope);
    pageRoutes(scope, ["/*"], pages.serve, { origin: config.publicUrl, log });
  });
  const answered =
    deps.answers &&
    serveCached({
      path: shopPath,
      answers: deps.answers,
      variantOf: variantReader(),
      allowedOrigins: [config.publicUrl],
      headers: [...deps.headers, noFraming],
    });
  const ready: HotPath = (request, response, next) =>
    pages.fromCache(request, response) || (answered?.(request, response, next) ?? false);
  const { files } = storefront;
  const adminFiles = deps.admin.files;
  if (!files) return ready;
  return (request, response, next) =>
    (adminFiles?.(request, response, next) ?? false) || files(request, response, next);
}

type Preview = { readonly staff: Parameters<typeof adminStaffOf>[0]; readonly drafts: Drafts };

function pageApi(executor: Executor, identity: IdentityDeps & Pick<SiteDeps, "security">, preview: Preview): PageApi {
  return {
    forEveryone: (visitor, requestId) => inProcessApi(executor, anonymousContext(visitor, requestId)),
    async forVisitor(request, requested) {
      const { context, cookies } = await pageVisitorContext(identity, request, requested);
      return { api: inProcessApi(executor, context), caller: context.caller, cookies };
    },
    async forPreview(request, visitor, requestId) {
      const staff = await adminStaffOf(preview.staff, { cookie: request.headers.cookie });
      if (!staff?.permissions.includes("content.edit")) return null;
      return inProcessApi(executor, anonymousContext(visitor, requestId, preview.drafts));
    },
  };
}

const openImages = ({ config, clock, ids, media }: SiteDeps, storage: MediaStorage): Promise<ImageService> =>
  openImageService({
    roots: pictureRoots,
    sources: [mediaPictureSource(media, storage)],
    cacheFolder: join(config.dataDir, "img"),
    clock,
    ids,
  });
