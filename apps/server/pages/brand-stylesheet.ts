import type { FastifyPluginAsync } from "fastify";
import { brandColoursOf } from "#kit/core/brand-file-name.ts";
import { brandStylesheet } from "#kit/web/styles/brand-colours.ts";

/** A shop's own colours. The address carries them, so that the file follows from the address alone and is cached for good. */
export const brandStylesheets: FastifyPluginAsync = async (app) => {
  app.get<{ Params: { file: string } }>("/colours/:file", async ({ params: { file } }, reply) => {
    const colours = brandColoursOf(file);
    if (!colours) return reply.code(404).type("text/plain; charset=utf-8").send("There is no such file.\n");
    return reply
      .type("text/css; charset=utf-8")
      .header("cache-control", "public, max-age=31536000, immutable")
      .send(brandStylesheet(colours));
  });
};
