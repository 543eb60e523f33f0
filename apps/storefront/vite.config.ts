import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { asciiOutput } from "#kit/vite/ascii-output.ts";
import { chunkErrorsReachTheErrorPage } from "#kit/vite/chunk-error-plugin.ts";
import { reactNames } from "#kit/vite/react-names-plugin.ts";
import { scriptGraph, scriptGraphFile } from "#kit/vite/script-graph-plugin.ts";
import { smallPreload } from "#kit/vite/small-preload-plugin.ts";
import { textFiles } from "#kit/vite/text-files-plugin.ts";
import { chunkGroups } from "./chunk-groups.ts";

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
    scriptGraph(scriptGraphFile),
    reactRouter(),
  ],
  environments: {
    // One file: resolving 150 of them took a tenth of the start time.
    ssr: {
      // The router alone would add 100 files. React is three, and must be one copy for all its users.
      resolve: command === "build" ? { noExternal: true, external: ["react", "react-dom"] } : {},
      build: { rolldownOptions: { output: { ...asciiOutput, codeSplitting: false } } },
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Scripts contain the names of the chunks they import: short names save bytes. build/script-graph.json lists the contents of a chunk.
            entryFileNames: "assets/[hash:7].js",
            chunkFileNames: ({ name }) => (name === "framework" ? "assets/[name]-[hash:7].js" : "assets/[hash:7].js"),
            codeSplitting: { groups: chunkGroups() },
            // Most code that every page runs at its start: the browser may compile it while streaming.
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
    // Lazy chunks depend on already loaded ones; listing them in every page is not worth the bytes.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
  },
  server: { fs: { allow: ["../.."] } },
}));
