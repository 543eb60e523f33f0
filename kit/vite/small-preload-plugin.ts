import type { Plugin } from "vite";

/**
 * Vite wraps every import on demand into a helper that first preloads styles and files the import leans on. We have one
 * stylesheet, and list no such files: what is left of the helper is to tell of a failure (kit/web/page/chunk-guard.ts hears it).
 */
export function smallPreload(): Plugin {
  return {
    name: "small-preload",
    enforce: "pre",
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export const __vitePreload = (load) => load().catch((error) => {
        const event = new Event("vite:preloadError", { cancelable: true });
        event.payload = error;
        dispatchEvent(event);
        if (!event.defaultPrevented) throw error;
      });`,
    },
  };
}
