import { type StaffMember, writeContactViews } from "#modules/staff/server/index.ts";
import type { AdminDeps } from "../admin-deps.ts";

/**
 * Whether this member of staff sees the contact data of these subjects unmasked. If so, the look is written to the audit before the
 * answer leaves.
 */
export async function openContacts(
  { database, clock }: Pick<AdminDeps, "database" | "clock">,
  staff: StaffMember,
  subjects: readonly string[],
): Promise<boolean> {
  if (!staff.permissions.includes("customers.contact")) return false;
  await writeContactViews(database.kysely, { staff, subjects }, clock.now());
  return true;
}

export const orderSubjects = (orders: readonly { readonly code: string }[]): string[] =>
  orders.map(({ code }) => `order:${code}`);
