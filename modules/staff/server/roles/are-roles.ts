import type { Transaction } from "kysely";
import { isStaffRole } from "../../contract/roles.ts";
import { holdRoles } from "../store/roles.ts";

export type NoRole = { readonly code: "NO_SUCH_ROLE" };

/** Whether all of these roles exist; the shop's own cannot be deleted until the transaction ends. */
export async function areRoles(trx: Transaction<unknown>, roles: readonly string[]): Promise<boolean> {
  const held = await holdRoles(trx, roles);
  return roles.every((role) => isStaffRole(role) || held.has(role));
}
