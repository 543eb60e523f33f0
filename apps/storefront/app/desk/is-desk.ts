/** Whether a path, or a route, is one of those who work here. */
export const isDeskPath = (pathname: string): boolean => pathname === "/desk" || pathname.startsWith("/desk/");
export const isDeskRoute = (id: string): boolean => id.startsWith("desk");
