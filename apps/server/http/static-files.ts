import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

const clientFolder = fileURLToPath(new URL("../../../build/client/", import.meta.url));

/** Scripts and styles carry a hash in their names and may be kept for ever; icons and the like for an hour. */
export async function staticFiles(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: clientFolder,
    // Every file becomes a route of its own, so that all other addresses belong to the pages.
    wildcard: false,
    index: false,
    preCompressed: true,
    // Photographs are served in the width a screen needs; drawings fit every width as they are.
    globIgnore: ["**/*.{br,gz}", "pictures/**/*.{webp,avif,jpg,png}"],
    cacheControl: false,
    setHeaders(reply, path) {
      const forEver = path.includes("/assets/");
      reply.header("cache-control", forEver ? "public, max-age=31536000, immutable" : "public, max-age=3600");
    },
  });
}
