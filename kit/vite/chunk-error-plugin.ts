import type { Plugin } from "vite";

/**
 * The router reloads the page by itself, without limit, when a route's file cannot be loaded. We want the failure
 * on our error page instead, where kit/web/page/chunk-guard.ts allows one reload a minute (D-74).
 * The build stops when the router's code has changed shape, so this can never be lost in silence.
 */
export function chunkErrorsReachTheErrorPage(): Plugin {
  // A page that fails while it is drawn: the router would swallow a failure to load it.
  const brokenPage = "return { default() { throw error; } };";
  const unguarded = /window\.location\.reload\(\);\s*return new Promise\(\(\)\s*=>\s*\{\s*\}\);/;
  return {
    name: "chunk-errors-reach-the-error-page",
    enforce: "pre",
    transform: {
      filter: { id: /react-router\/dist\/.*routeModules\.m?js$/ },
      handler(code) {
        if (!unguarded.test(code))
          this.error("react-router no longer reloads where it did: review chunk-error-plugin.ts");
        return { code: code.replace(unguarded, brokenPage), map: null };
      },
    },
  };
}
