import { sql, type Transaction } from "kysely";
import type { Executor } from "#kit/postgres/connect.ts";
import { idleMinutes, secondStepMinutes, sessionHours } from "../../contract/constants.ts";
import { effectivePermissions } from "../../contract/roles.ts";
import type { StaffMember } from "../staff-deps.ts";

const minute = 60_000;

export type NewSession = {
  readonly id: string;
  readonly tokenHash: string;
  readonly accountId: string;
  readonly stage: "password" | "full";
  readonly newSecret: string | null;
  readonly at: Date;
};

export async function addSession(trx: Transaction<unknown>, session: NewSession): Promise<void> {
  await sql`
    insert into staff.session (id, token_hash, account_id, stage, new_secret, created_at, seen_at)
    values (${session.id}, ${session.tokenHash}, ${session.accountId}, ${session.stage}, ${session.newSecret},
      ${session.at}, ${session.at})`.execute(trx);
}

export async function endSession(db: Executor, tokenHash: string): Promise<{ accountId: string } | null> {
  const { rows } = await sql<{ accountId: string }>`
    delete from staff.session where token_hash = ${tokenHash} returning account_id as "accountId"`.execute(db);
  return rows[0] ?? null;
}

export async function endSessionsOf(db: Executor, accountId: string): Promise<void> {
  await sql`delete from staff.session where account_id = ${accountId}`.execute(db);
}

/** Ends all sessions of the back office. Returns how many. */
export async function endAllStaffSessions(db: Executor): Promise<number> {
  const { numAffectedRows } = await sql`delete from staff.session`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

export type HalfSession = { readonly accountId: string; readonly newSecret: string | null };

/** The account that has recently completed the first step. */
export async function halfSession(db: Executor, tokenHash: string, now: Date): Promise<HalfSession | null> {
  const since = new Date(now.getTime() - secondStepMinutes * minute);
  const { rows } = await sql<HalfSession>`
    select session.account_id as "accountId", session.new_secret as "newSecret"
    from staff.session join staff.account on account.id = session.account_id
    where token_hash = ${tokenHash} and stage = 'password' and session.created_at > ${since}
      and account.blocked_at is null`.execute(db);
  return rows[0] ?? null;
}

/** The signed-in account; records its activity by default. Writes at most once a minute, otherwise only reads. */
export async function fullSession(
  db: Executor,
  tokenHash: string,
  now: Date,
  isActivity = true,
): Promise<StaffMember | null> {
  const started = new Date(now.getTime() - sessionHours * 60 * minute);
  const seen = new Date(now.getTime() - idleMinutes * minute);
  type Found = Omit<StaffMember, "permissions"> & { seenAt: Date; changed: Record<string, string[]> | null };
  const { rows } = await sql<Found>`
    select account.id, session.id as "sessionId", account.email, account.name, account.roles,
      account.store_code as "storeCode", session.seen_at as "seenAt",
      (select jsonb_object_agg(role.code, role.permissions) from staff.role where role.code = any(account.roles)) as changed
    from staff.session join staff.account on account.id = session.account_id
    where token_hash = ${tokenHash} and stage = 'full' and session.created_at > ${started} and session.seen_at > ${seen}
      and account.blocked_at is null`.execute(db);
  const [found] = rows;
  if (!found) return null;
  const { seenAt, changed, ...member } = found;
  if (isActivity && now.getTime() - seenAt.getTime() > minute) {
    await sql`update staff.session set seen_at = ${now} where token_hash = ${tokenHash} and seen_at < ${now}`.execute(
      db,
    );
  }
  const permissions = effectivePermissions(member.roles, new Map(Object.entries(changed ?? {})));
  return { ...member, permissions };
}

/** Deletes ended sessions. */
export async function purgeStaffSessions(db: Executor, now: Date): Promise<number> {
  const started = new Date(now.getTime() - sessionHours * 60 * minute);
  const { numAffectedRows } = await sql`delete from staff.session where created_at < ${started}`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
