import { ownPublicRouteIds, publicRouteIds } from "../request/public-routes.ts";

export type WhereTo = { stay: true } | { stay: false; to: string };

/**
 * What happens to the page when the session is no longer valid (code 0002): a public page stays as it is,
 * any other leads to the login and back again (SE-08, SE-09).
 */
export function afterSessionEnded(routeId: string, currentPath: string): WhereTo {
  if (publicRouteIds.has(routeId) || ownPublicRouteIds.has(routeId)) return { stay: true };
  return { stay: false, to: loginThenBack(currentPath) };
}

export const loginThenBack = (path: string): string => `/login?redirectUrl=${encodeURIComponent(path)}`;
