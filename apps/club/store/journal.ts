import { sql, type Transaction } from "kysely";
import type { Executor } from "#kit/postgres/connect.ts";

export type Kind =
  | "earn"
  | "bonus"
  | "hold"
  | "release"
  | "spend"
  | "giveBack"
  | "takeBack"
  | "expire"
  | "credit"
  | "debit";

/** A member's balance. */
export type Balance = { readonly available: number; readonly held: number };

/** Locks the member's account until the transaction ends; null when there is none. */
export async function lockAccount(trx: Transaction<unknown>, memberId: string): Promise<Balance | null> {
  const { rows } = await sql<Balance>`
    select available, held from club.account where member_id = ${memberId} for update`.execute(trx);
  return rows[0] ?? null;
}

export type Movement = {
  /** Null for movements of the club's own jobs. */
  readonly key: string | null;
  readonly kind: Kind;
  readonly memberId: string;
  readonly points: number;
  readonly reference: string | null;
  readonly holdId?: string;
  readonly at: Date;
  readonly expiresAt?: Date;
};

/** The debited and the credited ledger account. */
const ledgerAccounts: { readonly [K in Kind]: readonly [from: string, to: string] } = {
  earn: ["issued", "available"],
  bonus: ["bonus", "available"],
  hold: ["available", "held"],
  release: ["held", "available"],
  spend: ["held", "spent"],
  giveBack: ["spent", "available"],
  takeBack: ["available", "issued"],
  expire: ["available", "expired"],
  credit: ["issued", "available"],
  debit: ["available", "issued"],
};

/** Writes a movement and its two entries, which change the balances. The account must be locked. Returns its id. */
export async function post(trx: Transaction<unknown>, movement: Movement): Promise<number> {
  const { key, kind, memberId, points, reference, holdId = null, at, expiresAt = null } = movement;
  const [from, to] = ledgerAccounts[kind];
  const gained = (to === "available" ? points : 0) - (from === "available" ? points : 0);
  const { rows } = await sql<{ id: number }>`
    with written as (
      insert into club.journal_transaction (key, kind, member_id, points, balance, reference, hold_id, at, expires_at)
      select ${key}, ${kind}, member_id, ${points}::int, available + ${gained}::int, ${reference}, ${holdId}::uuid,
        ${at}::timestamptz, ${expiresAt}::timestamptz
      from club.account where member_id = ${memberId}
      returning id
    ), entries as (
      insert into club.journal_entry (transaction_id, book, amount)
      select id, side.book, side.amount from written,
        (values (${from}, -${points}::int), (${to}, ${points}::int)) as side (book, amount)
    )
    select id from written`.execute(trx);
  const row = rows[0];
  if (!row) throw new Error(`there is no account of the member ${memberId}`);
  return row.id;
}

/** Expired points that are still in the account. First in, first out: used points are counted against the oldest. */
export async function overdue(trx: Transaction<unknown>, memberId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ due: number }>`
    select greatest(0, available - (
      select coalesce(sum(points), 0) from club.journal_transaction
      where member_id = ${memberId} and expires_at > ${now}))::int as due
    from club.account where member_id = ${memberId}`.execute(trx);
  return rows[0]?.due ?? 0;
}

/** Members with expired points, in batches. */
export async function membersWithOverdue(db: Executor, now: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select account.member_id as id from club.account
    where account.available > (
      select coalesce(sum(points), 0) from club.journal_transaction as incoming
      where incoming.member_id = account.member_id and incoming.expires_at > ${now})
    order by account.member_id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Members with journal entries. */
export async function membersWithMovements(db: Executor): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select distinct member_id as id from club.journal_transaction`.execute(db);
  return rows.map(({ id }) => id);
}
