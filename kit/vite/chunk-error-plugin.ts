import type { Plugin } from "vite";

/**
 * The router reloads the page without limit when a route module cannot be loaded. This plugin sends the failure to our error page
 * instead, where kit/web/page/chunk-guard.ts allows one reload a minute (D-74). The build fails when the router's code has
 * changed, so the patch cannot be lost silently.
 */
export function chunkErrorsReachTheErrorPage(): Plugin {
  // A route module that fails on the initial load: the router would swallow the failure.
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
