import { fileURLToPath } from "node:url";
import type { StorefrontBuild } from "./render-page.ts";
import type { StorefrontSource } from "./storefront-source.ts";

const root = fileURLToPath(new URL("../../storefront/", import.meta.url));

/** The storefront from its sources, with hot module replacement (`npm run dev`). */
export async function devStorefront(): Promise<StorefrontSource> {
  // Imported here only: production has no Vite.
  const { createServer } = await import("vite");
  const vite = await createServer({
    root,
    configFile: `${root}vite.config.ts`,
    // Loaded natively: a bundled copy of the configuration would count as a change and restart the server.
    configLoader: "native",
    server: { middlewareMode: true, ws: { host: "127.0.0.1" } },
    clearScreen: false,
  });
  return {
    load: async () => (await vite.ssrLoadModule("virtual:react-router/server-build")) as StorefrontBuild,
    changing: true,
    files: (request, response, next) => {
      vite.middlewares(request, response, next);
      return true;
    },
    stop: () => vite.close(),
  };
}
