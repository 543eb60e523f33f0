import { useRouteLoaderData } from "react-router";
import type { Permission } from "#modules/staff/contract/roles.ts";

/** Whether the signed-in member of staff has a permission. For what a page offers; the server checks every call itself. */
export function usePermission(permission: Permission): boolean {
  const known = useRouteLoaderData<{ person: { permissions: readonly string[] } }>("admin");
  return known?.person.permissions.includes(permission) ?? false;
}
