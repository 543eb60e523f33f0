import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { asciiOutput } from "#kit/vite/ascii-output.ts";
import { chunkErrorsReachTheErrorPage } from "#kit/vite/chunk-error-plugin.ts";
import { reactNames } from "#kit/vite/react-names-plugin.ts";
import { adminScriptGraphFile, scriptGraph } from "#kit/vite/script-graph-plugin.ts";
import { smallPreload } from "#kit/vite/small-preload-plugin.ts";
import { textFiles } from "#kit/vite/text-files-plugin.ts";
import { adminBase, adminTexts } from "./admin-files.ts";

export default defineConfig(({ command }) => ({
  // Scripts and styles stand below /admin, apart from the shop's.
  base: adminBase,
  // Icons and pictures are the shop's.
  publicDir: false,
  cacheDir: "../../node_modules/.vite-admin",
  plugins: [
    tailwindcss(),
    chunkErrorsReachTheErrorPage(),
    textFiles({ files: adminTexts, base: adminBase }),
    smallPreload(),
    reactNames(),
    scriptGraph(adminScriptGraphFile),
    reactRouter(),
  ],
  environments: {
    ssr: {
      // One file with all dependencies, loaded with the first request of a page.
      resolve: command === "build" ? { noExternal: true } : {},
      build: { rolldownOptions: { output: { ...asciiOutput, codeSplitting: false } } },
    },
  },
  build: {
    emptyOutDir: true,
    target: "es2022",
    cssMinify: "lightningcss",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
  },
  server: { fs: { allow: ["../.."] } },
}));
