import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { chunkErrorsReachTheErrorPage } from "./chunk-error-plugin.ts";

export default defineConfig({
  plugins: [tailwindcss(), chunkErrorsReachTheErrorPage(), reactRouter()],
  build: { emptyOutDir: true, target: "es2022", cssMinify: "lightningcss", assetsInlineLimit: 0 },
  server: { fs: { allow: ["../.."] } },
});
