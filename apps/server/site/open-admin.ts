import type { FastifyInstance } from "fastify";
import { inProcessApi } from "#kit/graphql/in-process-api.ts";
import type { Log } from "#kit/http/log.ts";
import { securityHeaders } from "#kit/http/security-headers.ts";
import type { Telemetry } from "#kit/telemetry/telemetry.ts";
import type { DrawPage } from "#modules/content/server/index.ts";
import type { Config } from "../config/config.ts";
import { adminContext, adminPageContext } from "../http/admin-context.ts";
import { adminPath } from "../http/admin-path.ts";
import { adminPhotos } from "../http/admin-photos.ts";
import { apiKeyReader } from "../http/api-keys.ts";
import { formerAddresses } from "../http/former-addresses.ts";
import { importFiles } from "../http/import-files.ts";
import { mediaUpload } from "../http/media-upload.ts";
import { openEndpoint } from "../http/open-endpoint.ts";
import { pageRoutes } from "../http/page-routes.ts";
import type { SecurityLog } from "../http/security-log.ts";
import { settlementFiles } from "../http/settlement-files.ts";
import { adminAssetFiles } from "../http/static-files.ts";
import { uploadFolder } from "../media/open-media.ts";
import { adminModules, mediaDeps } from "../modules/admin-modules.ts";
import { importTargets } from "../modules/import-targets.ts";
import { recordRules } from "../modules/record-rules.ts";
import type { ShopDeps } from "../modules/shop-deps.ts";
import { staffDeps } from "../modules/shop-modules.ts";
import type { AdminSource } from "../pages/admin-source.ts";
import { serveAdmin } from "../pages/serve-admin.ts";
import { settlementDeps } from "../payment/settlement-deps.ts";

type AdminSiteDeps = {
  config: Config;
  log: Log;
  telemetry: Telemetry;
  security: SecurityLog;
  modules: ShopDeps;
  source: AdminSource;
  drawPage: DrawPage;
};

/** Opens what staff use: the endpoint of the back office, its photos, files and pages, and the redirects of `/desk`. */
export async function openAdmin(app: FastifyInstance, deps: AdminSiteDeps): Promise<void> {
  const { config, log, telemetry, security, modules, source, drawPage } = deps;
  const origin = config.adminUrl ?? config.publicUrl;
  const apiKeys = apiKeyReader(staffDeps(modules));
  const executor = await openEndpoint(
    app,
    {
      name: "admin",
      path: adminPath,
      origin,
      explorerPath: "/dev/graphiql/admin",
      modules: adminModules(modules, drawPage),
      // A product with 500 variants is saved at once.
      bodyLimit: 1024 * 1024,
      contextOf: async (request, reply) => adminContext(security, request, reply, apiKeys.keyOf(request)),
      hasCredential: apiKeys.hasCredential,
    },
    { config, log, telemetry },
  );
  await app.register(adminPhotos(staffDeps(modules), modules.database.kysely));
  await app.register(
    mediaUpload({
      media: mediaDeps(modules),
      origin,
      folder: uploadFolder(config),
      contextOf: (request, reply) => adminContext(security, request, reply),
    }),
  );
  await app.register(
    importFiles({
      imports: { ...staffDeps(modules), targets: importTargets(recordRules(modules)) },
      origin,
      contextOf: (request, reply) => adminContext(security, request, reply),
    }),
  );
  await app.register(
    settlementFiles({
      settlements: settlementDeps(staffDeps(modules)),
      origin,
      contextOf: (request, reply) => adminContext(security, request, reply),
    }),
  );
  await app.register(formerAddresses);
  if (!source.changing) await adminAssetFiles(app);
  const serve = serveAdmin({
    source,
    apiFor(request, requested) {
      const { context, cookies } = adminPageContext(security, request, requested);
      return { api: inProcessApi(executor, context), cookies };
    },
    origin,
    https: origin.startsWith("https:"),
    // The camera reads barcodes when stock is counted or received.
    headers: securityHeaders({ https: origin.startsWith("https:"), ownFeatures: ["camera"] }),
    log,
  });
  await app.register(async (scope) => pageRoutes(scope, ["/admin", "/admin/*", "/admin.data"], serve, { origin, log }));
}
