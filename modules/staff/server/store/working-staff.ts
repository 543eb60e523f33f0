import { type Kysely, sql } from "kysely";
import { effectivePermissions } from "../../contract/roles.ts";
import type { StaffMember } from "../staff-deps.ts";

export type WorkingStaff = Omit<StaffMember, "sessionId">;

/** An account that is neither blocked nor only invited, with what its roles permit now; null for any other. */
export async function workingStaff(db: Kysely<unknown>, id: string): Promise<WorkingStaff | null> {
  type Found = Omit<WorkingStaff, "permissions"> & { changed: Record<string, string[]> | null };
  const { rows } = await sql<Found>`
    select account.id, account.email, account.name, account.roles, account.store_code as "storeCode",
      (select jsonb_object_agg(role.code, role.permissions) from staff.role where role.code = any(account.roles)) as changed
    from staff.account
    where account.id = ${id} and account.blocked_at is null and account.totp_secret is not null`.execute(db);
  const [found] = rows;
  if (!found) return null;
  const { changed, ...account } = found;
  return { ...account, permissions: effectivePermissions(account.roles, new Map(Object.entries(changed ?? {}))) };
}
