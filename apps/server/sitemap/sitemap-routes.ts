import type { FastifyInstance } from "fastify";
import type { PageCache } from "#kit/cache/response-cache/page-cache.ts";
import { encodeAndSend } from "#kit/cache/response-cache/respond.ts";
import { robotsText } from "./robots-text.ts";
import type { SitemapFiles } from "./sitemap-files.ts";

export type SitemapDeps = {
  readonly origin: string;
  readonly searchEngines: boolean;
  readonly files: SitemapFiles;
  /** A cache apart from the pages': a crawler of the sitemap must not evict pages. */
  readonly cache: PageCache;
  readonly headers: readonly (readonly [string, string])[];
};

const keepAnHour: readonly [string, string] = ["cache-control", "public, max-age=3600"];

/** robots.txt, the sitemap's index and its files. */
export const sitemapRoutes =
  ({ origin, searchEngines, files, cache, headers }: SitemapDeps) =>
  async (app: FastifyInstance): Promise<void> => {
    app.get("/robots.txt", async (_request, reply) => {
      reply.header("cache-control", keepAnHour[1]).type("text/plain; charset=utf-8");
      return robotsText(origin, searchEngines);
    });

    app.get("/sitemap.xml", async (request, reply) => {
      const entry = await cache.serve("index", async () => {
        const index = await files.index();
        return { ...index, headers: [...index.headers, ...headers, keepAnHour] };
      });
      reply.hijack();
      await encodeAndSend(request.raw, reply.raw, entry);
    });

    app.get<{ Params: { name: string } }>("/sitemaps/:name.xml", async (request, reply) => {
      const { name } = request.params;
      const entry = await cache.serve(name, async () => {
        const file = (await files.file(name)) ?? missing;
        return { ...file, headers: [...file.headers, ...headers, keepAnHour] };
      });
      reply.hijack();
      await encodeAndSend(request.raw, reply.raw, entry);
    });
  };

/** Not cached: such names are unlimited. */
const missing = {
  status: 404,
  headers: [["content-type", "text/plain; charset=utf-8"]] as const,
  body: "There is no such sitemap.\n",
  tags: [],
  freshSeconds: 0,
  staleSeconds: 0,
};
