import type { FastifyInstance, FastifyPluginAsync } from "fastify";
import { type Clock, systemClock } from "#kit/core/clock.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { bankRoutes } from "./bank/bank-routes.ts";
import { dokuRoutes } from "./bank/doku-routes.ts";
import { midtransRoutes } from "./bank/midtrans-routes.ts";
import { vpcRoutes } from "./bank/vpc-routes.ts";
import { xenditRoutes } from "./bank/xendit-routes.ts";
import { courierConsole } from "./courier/courier-console.ts";
import { courierRoutes } from "./courier/courier-routes.ts";
import { gatewayRoutes } from "./faults/gateway-routes.ts";
import { facebookRoutes } from "./identity/facebook-routes.ts";
import { googleRoutes } from "./identity/google-routes.ts";
import { inboxRoutes } from "./inbox/inbox-routes.ts";
import { type DevPage, devIndexPage } from "./pages/dev-index-page.ts";
import { pageFiles } from "./pages/page-files.ts";
import { sendPage } from "./pages/send-page.ts";
import { refuseProduction, type Stage } from "./refuse-production.ts";
import { smsGateway } from "./vendors/sms-gateway.ts";
import { whatsAppCloud } from "./vendors/whatsapp-cloud.ts";

export type SimulatorDeps = {
  readonly stage: Stage;
  readonly database: Database;
  /** What /dev links to. */
  readonly devPages: readonly DevPage[];
  /** The shop's public address, and so that of the simulated Google and Facebook; read on first use. */
  publicUrl(): string;
  /** The shop's address for webhooks, as seen from this process; read on first use. */
  ownUrl(): string;
  /** The courier's clock; its webhooks are dated and signed by it. */
  readonly clock?: Clock;
};

/** The simulators of outside services and their pages, all under /dev. Throws in production. */
export function simulatorPlugin({
  stage,
  database,
  devPages,
  publicUrl,
  ownUrl,
  clock = systemClock,
}: SimulatorDeps): FastifyPluginAsync {
  refuseProduction(stage);
  return async (app) => {
    acceptForms(app);
    refuseForeignPages(app);
    app.get("/dev", (_request, reply) => sendPage(reply, devIndexPage(devPages)));
    await pageFiles(app);
    inboxRoutes(app, database);
    gatewayRoutes(app, database);
    smsGateway(app, database);
    whatsAppCloud(app, database);
    googleRoutes(app, database, publicUrl);
    facebookRoutes(app, database, publicUrl);
    midtransRoutes(app, database, publicUrl);
    xenditRoutes(app, database, publicUrl);
    await dokuRoutes(app, database, publicUrl);
    vpcRoutes(app, database);
    bankRoutes(app, database, ownUrl);
    courierRoutes(app, database);
    courierConsole(app, database, ownUrl, clock);
  };
}

function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
}

/** Some page open in the same browser must not switch a developer's vendors or empty the inbox. */
function refuseForeignPages(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    const site = request.headers["sec-fetch-site"] ?? "none";
    const reads = request.method === "GET" || request.method === "HEAD";
    if (!reads && site !== "same-origin" && site !== "none") {
      return reply.code(403).send({ error: "Only the developer pages themselves may do this." });
    }
  });
}
