import { type Kysely, sql, type Transaction } from "kysely";
import { inTransaction } from "#kit/postgres/transaction.ts";
import type { StaffDeps } from "../staff-deps.ts";

/**
 * separate: the role the shop connects as may add to the audit and read it, and no more. own: the audit is its own, so it could
 * change it. superuser: nothing binds it.
 */
export type AuditOwnership = "separate" | "own" | "superuser";

/** How the audit stands to the role that asks, or to another one. */
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
 * Gives the audit, and the function that guards it, to a role of their own; the shop's role keeps the right to add and to read. False
 * when whoever asks may not: they must be a superuser, or the audit's owner with the right to create roles.
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
  // A role that nobody signs in as. It bears the database's name, since roles belong to the whole server.
  const { rows } = await sql<{ owner: string; exists: boolean; superuser: boolean }>`
    select audit.owner, exists (select from pg_roles where rolname = audit.owner) as exists, rolsuper as superuser
    from pg_roles, (select left(current_database(), 57) || '_audit' as owner) as audit
    where rolname = current_user`.execute(trx);
  const { owner = "", exists = false, superuser = false } = rows[0] ?? {};
  const [audit, shop] = [sql.id(owner), sql.id(shopRole)];
  if (!exists) await sql`create role ${audit} nologin noinherit`.execute(trx);
  // Who is no superuser may give away only to a role they belong to, for this moment.
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
