import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { readImports } from "../boundaries/read-imports.ts";

/** One line of the site map: a URL pattern, the route file behind it, and the modules that file is made of. */
export type RouteLine = {
  readonly url: string;
  readonly id: string | null;
  readonly file: string;
  readonly exists: boolean;
  readonly modules: readonly string[];
};

/** A route as React Router's own functions describe it. */
type RouteEntry = {
  readonly id?: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly file: string;
  readonly children?: readonly RouteEntry[];
};

const appFolders = ["apps/storefront/app", "apps/admin/app"];

/** Reads the site maps of both apps by running them, so that prefixes and layouts are resolved by the framework. */
export const readSiteMap = async (root: string): Promise<RouteLine[]> =>
  (await Promise.all(appFolders.map((folder) => readRoutes(root, folder)))).flat();

async function readRoutes(root: string, appFolder: string): Promise<RouteLine[]> {
  const { default: routes }: { default: readonly RouteEntry[] } = await import(join(root, appFolder, "routes.ts"));
  return flatten(await routes, "").map(({ url, entry }) => {
    const file = posix.join(appFolder, entry.file);
    const exists = existsSync(join(root, file));
    return { url, id: entry.id ?? null, file, exists, modules: exists ? modulesOf(root, file) : [] };
  });
}

/** Layouts have no path and are omitted; their children are not. */
export function flatten(entries: readonly RouteEntry[], above: string): { url: string; entry: RouteEntry }[] {
  return entries.flatMap((entry) => {
    const url = `${above}/${entry.path ?? ""}`.replaceAll(/\/+/g, "/").replace(/(.)\/$/, "$1");
    const isPage = entry.index === true || (entry.path !== undefined && entry.children === undefined);
    return [...(isPage ? [{ url, entry }] : []), ...flatten(entry.children ?? [], url)];
  });
}

function modulesOf(root: string, file: string): string[] {
  const modules = readImports(file, readFileSync(join(root, file), "utf8")).flatMap(
    ({ target }) => /^modules\/([^/]+)\//.exec(target ?? "")?.[1] ?? [],
  );
  return [...new Set(modules)].sort();
}
