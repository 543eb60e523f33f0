import { type Kysely, sql, type Transaction } from "kysely";
import { inTransaction } from "#kit/postgres/transaction.ts";
import type { StaffDeps } from "../staff-deps.ts";

/**
 * separate: the shop's database role may only insert into the audit and read it. own: it owns the table and could change it.
 * superuser: no restriction applies.
 */
export type AuditOwnership = "separate" | "own" | "superuser";

/** The audit's protection from the current role, or from another one. */
export async function auditOwnership(db: Kysely<unknown>, role: string | null = null): Promise<AuditOwnership> {
  const { rows } = await sql<{ superuser: boolean; mayChange: boolean }>`
    select rolsuper as superuser,
      pg_has_role(rolname, (select relowner from pg_class where oid = 'staff.audit'::regclass), 'usage')
      or has_table_privilege(rolname, 'staff.audit', 'update, delete, truncate, trigger') as "mayChange"
    from pg_roles where rolname = coalesce(${role}, current_user)`.execute(db);
  const [found] = rows;
  if (!found) throw new Error("the database does not know the role the shop connects as");
  return found.superuser ? "superuser" : found.mayChange ? "own" : "separate";
}

/**
 * Gives the audit table and its trigger function to a separate role; the shop's role keeps insert and select. False when the
 * current role lacks the rights: it must be a superuser, or the table's owner with CREATEROLE.
 */
export async function separateAudit(database: StaffDeps["database"], shopRole: string): Promise<boolean> {
  try {
    await inTransaction(database, (trx) => giveAway(trx, shopRole));
    return true;
  } catch (problem) {
    if (problem instanceof Error && "code" in problem && problem.code === "42501") return false;
    throw problem;
  }
}

async function giveAway(trx: Transaction<unknown>, shopRole: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('staff.audit owner'))`.execute(trx);
  // A role without login. It contains the database's name, since roles belong to the whole server.
  const { rows } = await sql<{ owner: string; exists: boolean; superuser: boolean }>`
    select audit.owner, exists (select from pg_roles where rolname = audit.owner) as exists, rolsuper as superuser
    from pg_roles, (select left(current_database(), 57) || '_audit' as owner) as audit
    where rolname = current_user`.execute(trx);
  const { owner = "", exists = false, superuser = false } = rows[0] ?? {};
  const [audit, shop] = [sql.id(owner), sql.id(shopRole)];
  if (!exists) await sql`create role ${audit} nologin noinherit`.execute(trx);
  // A role that is no superuser can give ownership only to a role it is a member of, so membership is granted for this moment.
  if (!superuser) await sql`grant ${audit} to current_user`.execute(trx);
  await sql`grant usage, create on schema staff to ${audit}`.execute(trx);
  await sql`alter table staff.audit owner to ${audit}`.execute(trx);
  await sql`alter function staff.refuse_change() owner to ${audit}`.execute(trx);
  await sql`revoke create on schema staff from ${audit}`.execute(trx);
  if (!superuser) await sql`set local role ${audit}`.execute(trx);
  await sql`revoke all on staff.audit from public, ${shop}`.execute(trx);
  await sql`grant select, insert on staff.audit to ${shop}`.execute(trx);
  await sql`grant execute on function staff.refuse_change() to ${shop}`.execute(trx);
  if (!superuser) {
    await sql`reset role`.execute(trx);
    await sql`revoke ${audit} from current_user`.execute(trx);
  }
}
