import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import type { PagePolicy } from "#apps/storefront/app/request/page-policy.ts";

/** Finds the route behind a path and how its pages may be treated. */
export type SiteMap = {
  policyOf(pathname: string): PagePolicy;
  /** Whether these are routes of ours, as in a request for the data of some of them. */
  knows(routeIds: readonly string[]): boolean;
};

const noPolicy: PagePolicy = {};

export function siteMap(build: ServerBuild): SiteMap {
  const tree = treeBelow(build.routes, undefined);
  return {
    policyOf(pathname) {
      const id = matchRoutes(tree, pathname)?.at(-1)?.route.id;
      const handle = id === undefined ? undefined : build.routes[id]?.module.handle;
      return (handle as PagePolicy | undefined) ?? noPolicy;
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
