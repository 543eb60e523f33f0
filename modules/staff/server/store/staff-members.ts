import { type Kysely, sql, type Transaction } from "kysely";
import { idleMinutes, sessionHours } from "../../contract/constants.ts";

/** A staff account as administrators see it. */
export type StaffAccount = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly string[];
  readonly storeCode: string | null;
  /** `invited`: has not signed in yet. `off`: blocked. */
  readonly state: "ready" | "invited" | "off";
  /** Expiry of the code for choosing a password. */
  readonly invitedUntil: Date | null;
  readonly lastSeen: Date | null;
  /** Number of open sessions. */
  readonly sessions: number;
};

const minute = 60_000;

/** All accounts of people, or one, with their open sessions. One statement. */
export async function staffAccounts(db: Kysely<unknown>, now: Date, id: string | null = null): Promise<StaffAccount[]> {
  const started = new Date(now.getTime() - sessionHours * 60 * minute);
  const seen = new Date(now.getTime() - idleMinutes * minute);
  const { rows } = await sql<StaffAccount>`
    select account.id, account.email, account.name, account.roles, account.store_code as "storeCode",
      case when account.blocked_at is not null then 'off' when account.totp_secret is null then 'invited' else 'ready' end
        as state,
      case when account.totp_secret is null and account.welcome_until > ${now} then account.welcome_until end
        as "invitedUntil",
      max(session.seen_at) as "lastSeen",
      (count(*) filter (where session.created_at > ${started} and session.seen_at > ${seen}))::int as sessions
    from staff.account
    left join staff.session on session.account_id = account.id and session.stage = 'full'
    where not account.is_key and (${id}::uuid is null or account.id = ${id}::uuid)
    group by account.id order by lower(account.name), account.email`.execute(db);
  return rows;
}

export type LockedStaffAccount = Pick<StaffAccount, "id" | "email" | "name" | "roles" | "storeCode">;

/** One account, locked until the transaction ends. */
export async function lockStaffAccount(trx: Transaction<unknown>, id: string): Promise<LockedStaffAccount | null> {
  const { rows } = await sql<LockedStaffAccount>`
    select id, email, name, roles, store_code as "storeCode" from staff.account where id = ${id} and not is_key for update`.execute(
    trx,
  );
  return rows[0] ?? null;
}
