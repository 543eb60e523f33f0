import { use } from "react";
import { SignedInContext } from "#modules/admin/web/signed-in.ts";
import type { Permission } from "#modules/staff/contract/roles.ts";

/** Whether the signed-in person's roles grant a permission. The server decides by itself; screens only hide. */
export const useMay = (permission: Permission): boolean =>
  use(SignedInContext)?.permissions.includes(permission) ?? false;
