import { type Kysely, sql, type Transaction } from "kysely";
import type { CodeChannel } from "../ports/club-messages.ts";

export type CodePurpose = "password" | "pin" | "passwordEmail" | "pinEmail";

/** The counted keys, as the table stores them. */
export type CodeKeys = { readonly receiverHash: string; readonly addressHash: string };

/** Lets one transaction at a time count for a number and for an address, on every node; always in this order. */
export async function takeTurns(trx: Transaction<unknown>, { receiverHash, addressHash }: CodeKeys): Promise<void> {
  for (const name of [`club code to ${receiverHash}`, `club code from ${addressHash}`]) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
  }
}

export type CodeHistory = {
  readonly receiverHour: number;
  readonly receiverDay: number;
  readonly addressHour: number;
  readonly wrongOfReceiver: number;
  readonly wrongOfAddress: number;
  /** The newest code for this purpose. */
  readonly last: {
    readonly id: string;
    readonly codeHash: string | null;
    readonly wrongTries: number;
    readonly open: boolean;
    readonly ageMs: number;
    readonly channel: CodeChannel;
  } | null;
};

/**
 * One statement for all limits. A code is valid for minutes, so the attempts at the codes of a day are the attempts of
 * that day.
 */
export async function codeHistory(
  trx: Transaction<unknown>,
  { receiverHash, addressHash }: CodeKeys,
  purpose: CodePurpose,
  now: Date,
): Promise<CodeHistory> {
  const since = (span: string) => sql`sent_at > ${now}::timestamptz - ${span}::interval`;
  const { rows } = await sql<CodeHistory>`
    select
      (select count(*)::int from club.code where receiver_hash = ${receiverHash} and ${since("1 hour")}) as "receiverHour",
      (select count(*)::int from club.code where receiver_hash = ${receiverHash} and ${since("1 day")}) as "receiverDay",
      (select count(*)::int from club.code where address_hash = ${addressHash} and ${since("1 hour")}) as "addressHour",
      (select coalesce(sum(wrong_tries), 0)::int from club.code
       where receiver_hash = ${receiverHash} and address_hash = ${addressHash}
         and ${since("25 hours")}) as "wrongOfReceiver",
      (select coalesce(sum(wrong_tries), 0)::int from club.code
       where address_hash = ${addressHash} and ${since("25 hours")}) as "wrongOfAddress",
      (select json_build_object('id', id, 'codeHash', code_hash, 'wrongTries', wrong_tries, 'channel', channel,
         'open', used_at is null and expires_at > ${now}::timestamptz,
         'ageMs', floor(extract(epoch from ${now}::timestamptz - sent_at) * 1000)::bigint)
       from club.code where receiver_hash = ${receiverHash} and purpose = ${purpose}
       order by sent_at desc limit 1) as last`.execute(trx);
  const row = rows[0];
  if (!row) throw new Error("the history of codes gave no answer");
  return row;
}

type NewCode = CodeKeys & {
  readonly id: string;
  readonly purpose: CodePurpose;
  /** Null when no member has the number: nothing is sent, but the limits count it. */
  readonly codeHash: string | null;
  readonly channel: CodeChannel;
  readonly sentAt: Date;
  readonly expiresAt: Date;
};

export async function insertCode(trx: Transaction<unknown>, code: NewCode): Promise<void> {
  await sql`
    insert into club.code (id, purpose, receiver_hash, address_hash, code_hash, channel, sent_at, expires_at)
    values (${code.id}::uuid, ${code.purpose}, ${code.receiverHash}, ${code.addressHash}, ${code.codeHash},
      ${code.channel}, ${code.sentAt}, ${code.expiresAt})`.execute(trx);
}

export async function noteWrongTry(trx: Transaction<unknown>, id: string): Promise<void> {
  await sql`update club.code set wrong_tries = wrong_tries + 1 where id = ${id}::uuid`.execute(trx);
}

export async function noteUse(trx: Transaction<unknown>, id: string, at: Date): Promise<void> {
  await sql`update club.code set used_at = ${at} where id = ${id}::uuid`.execute(trx);
}

/** Deletes codes that no limit counts any more, and abandoned waits. */
export async function purgeClubCodes(db: Kysely<unknown>, now: Date): Promise<void> {
  await sql`delete from club.reset_wait where asked_at < ${now}::timestamptz - interval '3 days'`.execute(db);
  await sql`delete from club.code where sent_at < ${now}::timestamptz - interval '2 days'`.execute(db);
}
