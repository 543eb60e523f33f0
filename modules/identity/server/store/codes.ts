import { type Kysely, sql, type Transaction } from "kysely";
import type { Channel } from "#modules/notification/contract/channel.ts";
import type { CodeKeys } from "../codes/code-keys.ts";
import type { IdentityTables } from "./tables.ts";

/** What was sent before, as far as a limit looks at it. Seconds are whole, counted by the database's clock. */
export type SendHistory = {
  receiverHour: number;
  receiverDay: number;
  deviceHour: number;
  addressHour: number;
  /** Until a message that counts today is a day old, or an hour. */
  receiverHourFreeIn: number;
  receiverDayFreeIn: number;
  deviceFreeIn: number;
  addressFreeIn: number;
  last: { channel: Channel; purpose: string; sessionId: string | null; open: boolean; ageMs: number } | null;
};

const freeIn = (oldest: ReturnType<typeof sql>, span: string) =>
  sql`greatest(1, ceil(extract(epoch from (${oldest}) + ${span}::interval - now())))::int`;

/** One statement for all limits: what this receiver, this device and this address have been sent. */
export async function sendHistory(trx: Transaction<unknown>, keys: CodeKeys): Promise<SendHistory> {
  const { receiverHash, sessionId, addressHash } = keys;
  const toReceiver = sql`from identity.code where receiver_hash = ${receiverHash} and sent_at > now() -`;
  const byDevice = sql`from identity.code where session_id = ${sessionId}::uuid and sent_at > now() - interval '1 hour'`;
  const byAddress = sql`from identity.code where address_hash = ${addressHash} and sent_at > now() - interval '1 hour'`;
  const { rows } = await sql<Omit<SendHistory, "last"> & { last: SendHistory["last"] }>`select
    (select count(*)::int ${toReceiver} interval '1 hour') as "receiverHour",
    (select count(*)::int ${toReceiver} interval '1 day') as "receiverDay",
    (select count(*)::int ${byDevice}) as "deviceHour",
    (select count(*)::int ${byAddress}) as "addressHour",
    ${freeIn(sql`select min(sent_at) ${toReceiver} interval '1 hour'`, "1 hour")} as "receiverHourFreeIn",
    ${freeIn(sql`select min(sent_at) ${toReceiver} interval '1 day'`, "1 day")} as "receiverDayFreeIn",
    ${freeIn(sql`select min(sent_at) ${byDevice}`, "1 hour")} as "deviceFreeIn",
    ${freeIn(sql`select min(sent_at) ${byAddress}`, "1 hour")} as "addressFreeIn",
    (select json_build_object('channel', channel, 'purpose', purpose, 'sessionId', session_id,
       'open', used_at is null and expires_at > now(),
       'ageMs', floor(extract(epoch from now() - sent_at) * 1000)::int)
     ${toReceiver} interval '1 day' order by sent_at desc limit 1) as last`.execute(trx);
  const row = rows[0];
  if (!row) throw new Error("the history of sent codes gave no answer");
  return row;
}

type NewCode = CodeKeys & { id: string; purpose: string; channel: Channel; codeHash: string | null; minutes: number };

/** Keeps what is sent, and says when it runs out. */
export async function insertCode(trx: Transaction<unknown>, code: NewCode): Promise<Date> {
  const row = await trx
    .withTables<IdentityTables>()
    .insertInto("identity.code")
    .values({
      id: code.id,
      purpose: code.purpose,
      channel: code.channel,
      receiver_hash: code.receiverHash,
      session_id: code.sessionId,
      address_hash: code.addressHash,
      code_hash: code.codeHash,
      expires_at: sql<Date>`now() + make_interval(mins => ${code.minutes})`,
    })
    .returning("expires_at")
    .executeTakeFirstOrThrow();
  return row.expires_at;
}

/** The wrong codes of the last 24 hours, and the newest code that was sent for this purpose in this session. */
export type TryHistory = {
  wrongOfReceiver: number;
  wrongOfDevice: number;
  wrongOfAddress: number;
  code: { id: string; codeHash: string; wrongTries: number; open: boolean } | null;
};

export async function tryHistory(trx: Transaction<unknown>, keys: CodeKeys, purpose: string): Promise<TryHistory> {
  const { receiverHash, sessionId, addressHash } = keys;
  const wrong = sql`select count(*)::int from identity.code_try where tried_at > now() - interval '1 day' and`;
  const { rows } = await sql<TryHistory>`select
    (${wrong} receiver_hash = ${receiverHash}) as "wrongOfReceiver",
    (${wrong} session_id = ${sessionId}::uuid) as "wrongOfDevice",
    (${wrong} address_hash = ${addressHash}) as "wrongOfAddress",
    (select json_build_object('id', id, 'codeHash', code_hash, 'wrongTries', wrong_tries,
       'open', used_at is null and expires_at > now())
     from identity.code
     where receiver_hash = ${receiverHash} and purpose = ${purpose} and code_hash is not null
       and session_id is not distinct from ${sessionId}::uuid
     order by sent_at desc limit 1) as code`.execute(trx);
  const row = rows[0];
  if (!row) throw new Error("the history of tried codes gave no answer");
  return row;
}

export async function noteWrongTry(trx: Transaction<unknown>, keys: CodeKeys, codeId: string): Promise<void> {
  const { receiverHash, sessionId, addressHash } = keys;
  await sql`with counted as (update identity.code set wrong_tries = wrong_tries + 1 where id = ${codeId})
    insert into identity.code_try (receiver_hash, session_id, address_hash)
    values (${receiverHash}, ${sessionId}::uuid, ${addressHash})`.execute(trx);
}

export async function noteUse(trx: Transaction<unknown>, codeId: string): Promise<void> {
  await sql`update identity.code set used_at = now() where id = ${codeId}`.execute(trx);
}

/** Forgets codes and tries that no limit looks back at any more. Answers how many. */
export async function purgeCodes(db: Kysely<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with codes as (delete from identity.code where sent_at < now() - interval '2 days' returning 1),
         tries as (delete from identity.code_try where tried_at < now() - interval '2 days' returning 1)
    select ((select count(*) from codes) + (select count(*) from tries))::int as count`.execute(db);
  return rows[0]?.count ?? 0;
}
