/** Whether a path, or a route, is one of those who work here. */
export const isAdminPath = (pathname: string): boolean => pathname === "/admin" || pathname.startsWith("/admin/");
export const isAdminRoute = (id: string): boolean => id.startsWith("admin");
