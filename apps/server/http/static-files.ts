import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

const clientFolder = fileURLToPath(new URL("../../../build/client/", import.meta.url));
const adminFolder = fileURLToPath(new URL("../../../build/admin/client/", import.meta.url));

const settings = {
  index: false,
  preCompressed: true,
  cacheControl: false,
} as const;

/** Scripts and styles have a hash in their names and are immutable. */
export async function assetFiles(app: FastifyInstance): Promise<void> {
  await app.register(assets, { prefix: "/assets", folder: clientFolder });
}

/** Scripts and styles of the back office. */
export async function adminAssetFiles(app: FastifyInstance): Promise<void> {
  await app.register(assets, { prefix: "/admin/assets", folder: adminFolder });
}

async function assets(app: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  // During a rolling deployment another node may have a file that this one does not.
  app.setNotFoundHandler((_request, reply) => reply.code(404).header("cache-control", "no-store").send());
  await app.register(fastifyStatic, {
    ...settings,
    root: join(folder, "assets"),
    setHeaders: (reply) => reply.header("cache-control", "public, max-age=31536000, immutable"),
  });
}

/**
 * Icons and similar files, cached for an hour, served before the pages of the same scope: every other address is a page. One
 * Fastify route per file would cost a twentieth of the start time.
 */
export async function plainFiles(pages: FastifyInstance): Promise<void> {
  await pages.register(fastifyStatic, {
    ...settings,
    root: clientFolder,
    serve: false,
    setHeaders: (reply) => reply.header("cache-control", "public, max-age=3600"),
  });
  const files = new Map(filesIn("").map((path) => [`/${path}`, path]));
  pages.addHook("onRequest", async (request, reply) => {
    const file = files.get(request.url.split("?", 1)[0] ?? "");
    if (file !== undefined && isRead(request.method)) return reply.sendFile(file);
  });
}

const isRead = (method: string) => method === "GET" || method === "HEAD";

/** Photographs are resized to the requested width; SVG files are served as they are. */
const isPlain = (path: string) => !/\.(br|gz)$|^pictures\/.*\.(webp|avif|jpg|png)$/.test(path);

/** Only folders are listed; the thousands of photographs are known by name. */
function filesIn(folder: string): string[] {
  return readdirSync(join(clientFolder, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}${entry.name}`;
    if (entry.isDirectory()) return path === "assets" ? [] : filesIn(`${path}/`);
    return isPlain(path) ? [path] : [];
  });
}
