import type { FastifyPluginAsync } from "fastify";
import { networkOf } from "#kit/core/network-of.ts";
import { comesFromElsewhere } from "#kit/graphql/cross-origin.ts";
import type { ViewCounter } from "#modules/reports/server/index.ts";

const mostBytes = 200;
const longestCode = 80;

/** `POST /events/product-view`, a beacon with a product's code: counts a product page that a browser shows. Its response is empty. */
export const productViews =
  ({ counter, origin }: { counter: Pick<ViewCounter, "viewed">; origin: string }): FastifyPluginAsync =>
  async (app) => {
    const { host } = new URL(origin);
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("text/plain", { parseAs: "string", bodyLimit: mostBytes }, (_request, body, done) =>
      done(null, body),
    );
    app.post("/events/product-view", async ({ headers, body, ip }, reply) => {
      const site = headers["sec-fetch-site"];
      const sentBy = { origin: headers.origin, secFetchSite: typeof site === "string" ? site : undefined, host };
      reply.header("cache-control", "no-store");
      if (comesFromElsewhere(sentBy, [origin])) return reply.code(403).send();
      if (typeof body !== "string" || body === "" || body.length > longestCode) return reply.code(400).send();
      counter.viewed({ productCode: body, network: networkOf(ip) });
      return reply.code(204).send();
    });
  };
