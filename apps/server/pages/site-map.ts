import type { RouteObject, ServerBuild } from "react-router";
import type { PagePolicy } from "#apps/storefront/app/request/page-policy.ts";
import { boundedStore } from "#kit/cache/bounded-store.ts";
import type { StorefrontBuild } from "./render-page.ts";

/** Finds the route of a path and its page policy. */
export type SiteMap = {
  policyOf(pathname: string): PagePolicy;
  /** Whether these are known routes, as in a request for the data of some of them. */
  knows(routeIds: readonly string[]): boolean;
};

const noPolicy: PagePolicy = {};
const rememberedPaths = 2000;

export function siteMap(build: StorefrontBuild): SiteMap {
  const { matchRoutes } = build.entry.module;
  const tree = treeBelow(build.routes, undefined);
  // Memoized: the router ranks all routes for every lookup.
  const policies = boundedStore<PagePolicy>({ name: "page policies", maxSize: rememberedPaths });
  return {
    policyOf(pathname) {
      const known = policies.get(pathname);
      if (known) return known;
      const id = matchRoutes(tree, pathname)?.at(-1)?.route.id;
      const handle = id === undefined ? undefined : build.routes[id]?.module.handle;
      const policy = (handle as PagePolicy | undefined) ?? noPolicy;
      policies.set(pathname, policy);
      return policy;
    },
    knows: (routeIds) => routeIds.every((id) => id in build.routes),
  };
}

function treeBelow(routes: ServerBuild["routes"], parentId: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index, caseSensitive } = route;
    return index
      ? [{ id, path, index: true, caseSensitive }]
      : [{ id, path, caseSensitive, children: treeBelow(routes, id) }];
  });
}
