import type { FastifyPluginAsync } from "fastify";
import * as v from "valibot";
import { networkOf } from "#kit/core/network-of.ts";
import { comesFromElsewhere } from "#kit/graphql/cross-origin.ts";
import type { SearchCounter } from "#modules/search/server/index.ts";

/** What a results page sends when a product of it is opened: the searched text and the product's code. */
const opened = v.tuple([v.pipe(v.string(), v.maxLength(120)), v.pipe(v.string(), v.maxLength(60))]);

const mostBytes = 1024;

/** `POST /events/search-open`, a beacon: counts a product opened from search results. Its response is empty. */
export const searchOpens =
  ({ counter, origin }: { counter: Pick<SearchCounter, "opened">; origin: string }): FastifyPluginAsync =>
  async (app) => {
    const { host } = new URL(origin);
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("text/plain", { parseAs: "string", bodyLimit: mostBytes }, (_request, body, done) =>
      done(null, body),
    );
    app.post("/events/search-open", async ({ headers, body, ip }, reply) => {
      const site = headers["sec-fetch-site"];
      const sentBy = { origin: headers.origin, secFetchSite: typeof site === "string" ? site : undefined, host };
      reply.header("cache-control", "no-store");
      if (comesFromElsewhere(sentBy, [origin])) return reply.code(403).send();
      const read = v.safeParse(opened, parsed(body));
      if (!read.success) return reply.code(400).send();
      const [text, productCode] = read.output;
      counter.opened({ text, productCode, network: networkOf(ip) });
      return reply.code(204).send();
    });
  };

function parsed(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return null;
  }
}
