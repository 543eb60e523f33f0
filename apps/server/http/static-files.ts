import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

const clientFolder = fileURLToPath(new URL("../../../build/client/", import.meta.url));

const settings = {
  index: false,
  preCompressed: true,
  cacheControl: false,
} as const;

/** Scripts and styles carry a hash in their names and may be kept for ever; icons and the like for an hour. */
export async function staticFiles(app: FastifyInstance): Promise<void> {
  await app.register(assets, { prefix: "/assets" });
  await app.register(fastifyStatic, {
    ...settings,
    root: clientFolder,
    // Every file becomes a route of its own, so that all other addresses belong to the pages.
    wildcard: false,
    // Photographs are served in the width a screen needs; drawings fit every width as they are.
    globIgnore: ["assets/**", "**/*.{br,gz}", "pictures/**/*.{webp,avif,jpg,png}"],
    setHeaders: (reply) => reply.header("cache-control", "public, max-age=3600"),
  });
}

async function assets(app: FastifyInstance): Promise<void> {
  // While a release is rolled out another node may have what this one has not.
  app.setNotFoundHandler((_request, reply) => reply.code(404).header("cache-control", "no-store").send());
  await app.register(fastifyStatic, {
    ...settings,
    root: join(clientFolder, "assets"),
    setHeaders: (reply) => reply.header("cache-control", "public, max-age=31536000, immutable"),
  });
}
