import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { chunkErrorsReachTheErrorPage } from "#kit/vite/chunk-error-plugin.ts";
import { oneByteCode } from "#kit/vite/one-byte-code.ts";
import { reactNames } from "#kit/vite/react-names-plugin.ts";
import { smallPreload } from "#kit/vite/small-preload-plugin.ts";
import { textFiles } from "#kit/vite/text-files-plugin.ts";
import { chunkGroups } from "./chunk-groups.ts";
import { scriptGraph } from "./script-graph-plugin.ts";

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    chunkErrorsReachTheErrorPage(),
    textFiles({
      files: ["modules/*/web/{,*/}messages/*.json", "apps/storefront/app/shell/messages/*.json"],
      except: /^modules\/admin\//,
      base: "/",
    }),
    smallPreload(),
    reactNames(),
    scriptGraph(),
    reactRouter(),
  ],
  environments: {
    // One file: looking for 150 of them was a tenth of the time that a start takes.
    ssr: {
      // The router alone would be 100 more. React itself is three, and one copy with whatever else leans on it.
      resolve: command === "build" ? { noExternal: true, external: ["react", "react-dom"] } : {},
      build: { rolldownOptions: { output: { ...oneByteCode, codeSplitting: false } } },
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Each page loads the site map, which names every route's file: a name says nothing to a browser.
            entryFileNames: "assets/[hash:7].js",
            chunkFileNames: "assets/[name]-[hash:7].js",
            codeSplitting: { groups: chunkGroups() },
            // Most of what every page runs at its start is in here: the browser may compile it all while it arrives.
            postBanner: ({ name }) => (name === "framework" ? "//# allFunctionsCalledOnLoad" : ""),
          },
        },
      },
    },
  },
  build: {
    emptyOutDir: true,
    target: "es2022",
    cssMinify: "lightningcss",
    assetsInlineLimit: 0,
    // What is loaded on demand leans on files that are there already; a list of them in every page is not worth its bytes.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
  },
  server: { fs: { allow: ["../.."] } },
}));
