import { ownPublicRouteIds, publicRouteIds } from "../request/public-routes.ts";

export type WhereTo = { stay: true } | { stay: false; to: string };

/** What an invalid session (code 0002) does to the page: a public page stays, any other redirects to the login and back (SE-08, SE-09). */
export function afterSessionEnded(routeId: string, currentPath: string): WhereTo {
  if (publicRouteIds.has(routeId) || ownPublicRouteIds.has(routeId)) return { stay: true };
  return { stay: false, to: loginThenBack(currentPath) };
}

export const loginThenBack = (path: string): string => `/login?redirectUrl=${encodeURIComponent(path)}`;
