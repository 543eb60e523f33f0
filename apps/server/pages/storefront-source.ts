import { existsSync } from "node:fs";
import type { HotPath } from "../http/create-app.ts";
import type { StorefrontBuild } from "./render-page.ts";
import { scriptListFile } from "./script-list.ts";

/** Where pages come from: the finished build, or Vite while one works on them. */
export type StorefrontSource = {
  /** The storefront as it is now; while one works on it, possibly another at every call. */
  load(): Promise<StorefrontBuild>;
  /** True while the files may change under our feet: nothing is kept then. */
  changing: boolean;
  /** Serves files that exist only in Vite's memory. */
  files: HotPath | null;
  stop(): Promise<void>;
};

export async function builtStorefront(): Promise<StorefrontSource> {
  const file = new URL("../../../build/server/index.js", import.meta.url);
  // Without the list of its scripts a browser would refuse every one of them where something is paid.
  if (!existsSync(file) || !existsSync(scriptListFile)) {
    throw new Error("The storefront is not built: run `npm run build` first, or `npm start`, which does it.");
  }
  const build = (await import(file.href)) as StorefrontBuild;
  return { load: async () => build, changing: false, files: null, stop: async () => undefined };
}
