import { existsSync } from "node:fs";
import type { createRequestHandler, ServerBuild } from "react-router";
import type { pageContext } from "#apps/admin/app/request/page-context.server.ts";
import type { HotPath } from "../http/create-app.ts";

/** The build of the back office as the server loads it: the router's own part, and what our entry adds. */
export type AdminBuild = ServerBuild & {
  entry: {
    module: ServerBuild["entry"]["module"] & {
      pageContext: typeof pageContext;
      createRequestHandler: typeof createRequestHandler;
    };
  };
};

/** Where pages of the back office come from: the finished build, or Vite during development. */
export type AdminSource = {
  load(): Promise<AdminBuild>;
  /** True while the files may change: Vite adds scripts and styles of its own. */
  changing: boolean;
  /** Serves files that exist only in Vite's memory. */
  files: HotPath | null;
  stop(): Promise<void>;
};

/** Loaded with the first requested page: a process that serves shoppers alone never reads it. */
export async function builtAdmin(): Promise<AdminSource> {
  const file = new URL("../../../build/admin/server/index.js", import.meta.url);
  if (!existsSync(file)) {
    throw new Error("The back office is not built: run `npm run build` first, or `npm start`, which does it.");
  }
  let build: Promise<AdminBuild> | null = null;
  return {
    load() {
      build ??= import(file.href) as Promise<AdminBuild>;
      return build;
    },
    changing: false,
    files: null,
    stop: async () => undefined,
  };
}
