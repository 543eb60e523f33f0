import { existsSync } from "node:fs";
import type { HotPath } from "../http/create-app.ts";
import type { StorefrontBuild } from "./render-page.ts";
import { scriptListFile } from "./script-list.ts";

/** The source of pages: the finished build, or Vite in development. */
export type StorefrontSource = {
  /** The current storefront; in development it may change with every call. */
  load(): Promise<StorefrontBuild>;
  /** True in development: nothing is cached. */
  changing: boolean;
  /** Serves files that exist only in Vite's memory. */
  files: HotPath | null;
  stop(): Promise<void>;
};

export async function builtStorefront(): Promise<StorefrontSource> {
  const file = new URL("../../../build/server/index.js", import.meta.url);
  // Without the list of scripts, browsers would refuse all scripts on payment pages.
  if (!existsSync(file) || !existsSync(scriptListFile)) {
    throw new Error("The storefront is not built: run `npm run build` first, or `npm start`, which does it.");
  }
  const build = (await import(file.href)) as StorefrontBuild;
  return { load: async () => build, changing: false, files: null, stop: async () => undefined };
}
