import { type Kysely, sql } from "kysely";
import type { Kind } from "./journal.ts";

export type Entry = {
  readonly id: string;
  readonly at: string;
  readonly kind: Kind;
  readonly points: number;
  readonly balance: number;
  readonly reference: string | null;
};

type Row = Omit<Entry, "at" | "id"> & { id: number; at: Date };

/** A member's entries before `before`, newest first; one more than requested when there is a next page. */
export async function readEntries(
  db: Kysely<unknown>,
  memberId: string,
  page: { readonly before: number | null; readonly most: number },
): Promise<Entry[]> {
  const { rows } = await sql<Row>`
    select transaction.id, transaction.at, transaction.kind, transaction.balance, transaction.reference,
      coalesce(entry.amount, 0) as points
    from club.journal_transaction as transaction
    left join club.journal_entry as entry on entry.transaction_id = transaction.id and entry.book = 'available'
    where transaction.member_id = ${memberId}
      and (${page.before}::bigint is null or transaction.id < ${page.before}::bigint)
    order by transaction.id desc limit ${page.most}`.execute(db);
  return rows.map((row) => ({ ...row, id: String(row.id), at: row.at.toISOString() }));
}

export type MonthTotal = { readonly month: string; readonly earned: number; readonly spent: number };

/** Earned and used points per month of Jakarta's calendar; months without entries are omitted. */
export async function readMonths(db: Kysely<unknown>, memberId: string, since: string): Promise<MonthTotal[]> {
  const { rows } = await sql<MonthTotal>`
    select to_char(at at time zone 'Asia/Jakarta', 'YYYY-MM') as month,
      coalesce(sum(points) filter (where kind in ('earn', 'bonus')), 0)::int as earned,
      greatest(0, coalesce(sum(case kind when 'spend' then points when 'giveBack' then -points else 0 end), 0))::int
        as spent
    from club.journal_transaction
    where member_id = ${memberId} and at >= (${`${since}-01`}::timestamp at time zone 'Asia/Jakarta')
    group by 1`.execute(db);
  return rows;
}
