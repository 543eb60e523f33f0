import type { FastifyPluginAsync } from "fastify";
import { type PaymentDeps, receiveWebhook } from "#modules/payment/server/index.ts";
import { type ReceiveTrackingDeps, receiveTracking } from "#modules/shipping/server/index.ts";

/** Above the size of every gateway's webhook. */
const largestWebhook = 64 * 1024;

/** POST /webhooks/{name}: webhooks of gateways and couriers. The raw bytes are read, because signatures cover bytes. */
export const webhooks =
  (payments: PaymentDeps, parcels: ReceiveTrackingDeps): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: largestWebhook }, (_request, body, done) => {
      done(null, body);
    });
    app.post<{ Params: { gateway: string } }>("/webhooks/:gateway", async (request, reply) => {
      const { headers, body, url, params } = request;
      const path = url.split("?", 1)[0] ?? "";
      const webhook = { headers, body: Buffer.isBuffer(body) ? body : Buffer.alloc(0), path };
      const status =
        params.gateway === parcels.logistics?.name
          ? await receiveTracking(parcels, params.gateway, webhook)
          : await receiveWebhook(payments, params.gateway, webhook);
      if (status !== 200) request.log.warn({ gateway: params.gateway, status }, "a webhook was refused");
      return reply
        .code(status)
        .header("cache-control", "no-store")
        .send({ received: status === 200 });
    });
  };
