import type { StorefrontBuild } from "./render-page.ts";

/** Loads the built storefront. */
export async function loadStorefront(): Promise<StorefrontBuild> {
  const file = new URL("../../../build/server/index.js", import.meta.url).href;
  try {
    return (await import(file)) as StorefrontBuild;
  } catch (cause) {
    throw new Error("The storefront is not built: run `npm run build` first, or `npm start`, which does it.", {
      cause,
    });
  }
}
