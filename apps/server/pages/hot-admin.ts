import { fileURLToPath } from "node:url";
import { isAdminUrl } from "../http/admin-path.ts";
import type { AdminBuild, AdminSource } from "./admin-source.ts";

const root = fileURLToPath(new URL("../../admin/", import.meta.url));

/** Beside the storefront's, which has Vite's usual one. */
const reloadPort = 24_679;

/** The back office straight from its sources (`npm run dev`). */
export async function hotAdmin(): Promise<AdminSource> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root,
    configFile: `${root}vite.config.ts`,
    configLoader: "native",
    server: { middlewareMode: true, ws: { host: "127.0.0.1", port: reloadPort } },
    clearScreen: false,
  });
  return {
    load: async () => (await vite.ssrLoadModule("virtual:react-router/server-build")) as AdminBuild,
    changing: true,
    files: (request, response, next) => {
      const { url = "/" } = request;
      if (!isAdminUrl(url)) return false;
      vite.middlewares(request, response, () => {
        // Vite takes its base off the address and leaves it so.
        request.url = url;
        next();
      });
      return true;
    },
    stop: () => vite.close(),
  };
}
