import { type Kysely, sql, type Transaction } from "kysely";
import type { Locale } from "#kit/core/locale.ts";

/** Who asked for the weekly letter, and in which language. */
export type LetterReader = { readonly accountId: string; readonly locale: Locale };

export async function letterReaders(db: Kysely<unknown>): Promise<LetterReader[]> {
  const { rows } = await sql<LetterReader>`
    select account_id as "accountId", locale from reports.letter order by asked_at, account_id`.execute(db);
  return rows;
}

export async function isLetterReader(db: Kysely<unknown>, accountId: string): Promise<boolean> {
  const { rows } = await sql`select from reports.letter where account_id = ${accountId}`.execute(db);
  return rows.length > 0;
}

export async function addLetterReader(
  trx: Transaction<unknown>,
  { accountId, locale }: LetterReader,
  at: Date,
): Promise<void> {
  await sql`
    insert into reports.letter (account_id, locale, asked_at) values (${accountId}, ${locale}, ${at})
    on conflict (account_id) do update set locale = excluded.locale`.execute(trx);
}

export async function removeLetterReader(trx: Transaction<unknown>, accountId: string): Promise<void> {
  await sql`delete from reports.letter where account_id = ${accountId}`.execute(trx);
}

/**
 * Claims a reader's letter of a week: false when it has been sent, or is not wanted any more. Another worker that claims the same letter
 * waits until this transaction ends.
 */
export async function claimLetter(
  trx: Transaction<unknown>,
  accountId: string,
  monday: string,
  at: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into reports.letter_sent (account_id, monday, sent_at)
    select account_id, ${monday}::date, ${at} from reports.letter where account_id = ${accountId}
    on conflict do nothing`.execute(trx);
  return numAffectedRows === 1n;
}
