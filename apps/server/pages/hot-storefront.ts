import { fileURLToPath } from "node:url";
import type { StorefrontBuild } from "./render-page.ts";
import type { StorefrontSource } from "./storefront-source.ts";

const root = fileURLToPath(new URL("../../storefront/", import.meta.url));

/** The storefront straight from its sources: a saved file is on the screen a moment later (`npm run dev`). */
export async function hotStorefront(): Promise<StorefrontSource> {
  // Loaded here and nowhere else, because a shop in production has no Vite.
  const { createServer } = await import("vite");
  const vite = await createServer({
    root,
    configFile: `${root}vite.config.ts`,
    // Loaded as it is: a copy written for loading would look like a change and start the server anew.
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
