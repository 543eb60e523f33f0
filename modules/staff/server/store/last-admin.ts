import { sql, type Transaction } from "kysely";

/**
 * Holds the accounts of all administrators who can sign in until the transaction ends, always in the same order: of two who
 * would shut each other out at the same moment, one waits, and then sees what the other did. Answers their ids.
 */
export async function holdAdmins(trx: Transaction<unknown>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from staff.account
    where 'admin' = any(roles) and blocked_at is null and totp_secret is not null
    order by id for update`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Whether nobody but this account could give rights to others. */
export async function isLastAdmin(trx: Transaction<unknown>, id: string): Promise<boolean> {
  const admins = await holdAdmins(trx);
  return admins.length === 1 && admins[0] === id;
}
