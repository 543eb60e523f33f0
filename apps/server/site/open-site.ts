import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { systemClock } from "#kit/core/clock.ts";
import { systemIds } from "#kit/core/ids.ts";
import type { Executor } from "#kit/graphql/executor.ts";
import { inProcessApi } from "#kit/graphql/in-process-api.ts";
import type { Log } from "#kit/http/log.ts";
import type { PageCache } from "#kit/http/page-cache/page-cache.ts";
import { imageRoutes } from "#kit/images/image-routes.ts";
import { type ImageService, openImageService } from "#kit/images/image-service.ts";
import type { IdentityDeps } from "#modules/identity/server/index.ts";
import type { Config } from "../config/config.ts";
import type { OpenDatabase } from "../database/open-database.ts";
import type { HotPath } from "../http/create-app.ts";
import { openEndpoint } from "../http/open-endpoint.ts";
import { anonymousContext } from "../http/request-context.ts";
import { pageVisitorContext, shopContext } from "../http/shop-context.ts";
import { staticFiles } from "../http/static-files.ts";
import { loadStorefront } from "../pages/load-storefront.ts";
import { pageRenderer } from "../pages/render-page.ts";
import { type PageApi, servePages } from "../pages/serve-pages.ts";
import { siteMap } from "../pages/site-map.ts";
import { identityDeps, shopRooms } from "../rooms/shop-rooms.ts";

export type SiteDeps = {
  config: Config;
  log: Log;
  opened: OpenDatabase;
  cache: PageCache;
  headers: readonly (readonly [string, string])[];
};

const pictureRoot = fileURLToPath(new URL("../../storefront/public/", import.meta.url));

/** Opens what shoppers use: the shop's endpoint, pictures, files and pages. Answers the hot path for finished pages. */
export async function openSite(app: FastifyInstance, deps: SiteDeps): Promise<HotPath> {
  const { config, log, opened, cache, headers } = deps;
  const clock = systemClock;
  const ids = systemIds;
  const images = await openImages(config);
  const rooms = { config, database: opened.database, replica: opened.replica, clock, ids, pictures: images.library };
  const identity = identityDeps(rooms);
  const executor = await openEndpoint(
    app,
    {
      name: "shop",
      path: "/graphql",
      explorerPath: "/dev/graphiql",
      rooms: shopRooms(rooms),
      contextOf: (request, reply) => shopContext(identity, request, reply),
    },
    { config, log },
  );
  await app.register(imageRoutes, { images });
  await staticFiles(app);

  const build = await loadStorefront();
  const https = config.publicUrl.startsWith("https:");
  const pages = servePages({
    cache,
    siteMap: siteMap(build),
    render: pageRenderer({ build, https, frameSources: [] }),
    api: pageApi(executor, identity),
    origin: config.publicUrl,
    https,
    development: config.stage !== "production",
    headers,
  });
  app.all("/*", async (request, reply) => {
    reply.hijack();
    await pages.serve(request.raw, reply.raw, request.id);
  });
  return pages.fromCache;
}

function pageApi(executor: Executor, identity: IdentityDeps): PageApi {
  return {
    forEveryone: (visitor, requestId) => inProcessApi(executor, anonymousContext(visitor, requestId)),
    forVisitor: async (request, _visitor, requestId) =>
      inProcessApi(executor, await pageVisitorContext(identity, request, requestId)),
  };
}

const openImages = (config: Config): Promise<ImageService> =>
  openImageService({
    root: pictureRoot,
    cacheFolder: join(config.dataDir, "img"),
    clock: systemClock,
    ids: systemIds,
  });
