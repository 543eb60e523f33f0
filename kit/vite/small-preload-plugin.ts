import type { Plugin } from "vite";

/**
 * Vite wraps every lazy import in a helper that preloads styles and dependencies. The build has one stylesheet and no such list:
 * only the error event for kit/web/page/chunk-guard.ts remains.
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
