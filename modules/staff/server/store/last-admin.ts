import { sql, type Transaction } from "kysely";

/**
 * Locks the accounts of all administrators who can sign in, always in the same order. When two administrators block each other
 * concurrently, the second waits and then sees the first change. Returns their ids.
 */
export async function lockAdmins(trx: Transaction<unknown>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from staff.account
    where 'admin' = any(roles) and blocked_at is null and totp_secret is not null
    order by id for update`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Whether this is the only account that can manage others. */
export async function isLastAdmin(trx: Transaction<unknown>, id: string): Promise<boolean> {
  const admins = await lockAdmins(trx);
  return admins.length === 1 && admins[0] === id;
}
