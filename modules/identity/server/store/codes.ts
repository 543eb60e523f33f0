import { type Kysely, sql, type Transaction } from "kysely";
import type { Channel } from "#modules/notification/contract/channel.ts";
import type { CodeKeys } from "../codes/code-keys.ts";
import type { IdentityTables } from "./tables.ts";

/** Messages sent before, as far as limits need them. Times are whole seconds by the database's clock. */
export type SendHistory = {
  receiverHour: number;
  receiverDay: number;
  deviceHour: number;
  addressHour: number;
  /** Seconds until the oldest message that counts for the day, or the hour, no longer counts. */
  receiverHourFreeIn: number;
  receiverDayFreeIn: number;
  deviceFreeIn: number;
  addressFreeIn: number;
  /** The latest message of the same purpose. */
  last: { channel: Channel; sessionId: string | null; open: boolean; ageMs: number } | null;
};

const freeIn = (oldest: ReturnType<typeof sql>, span: string) =>
  sql`greatest(1, ceil(extract(epoch from (${oldest}) + ${span}::interval - now())))::int`;

/**
 * Reads all limits in one statement: messages to this receiver, device and address. Messages to a receiver are counted
 * separately per known device, and together for all unknown ones.
 */
export async function sendHistory(trx: Transaction<unknown>, keys: CodeKeys, purpose: string): Promise<SendHistory> {
  const { receiverHash, sessionId, addressHash, deviceHash } = keys;
  const toReceiver = sql`from identity.code where receiver_hash = ${receiverHash}
    and device_hash is not distinct from ${deviceHash}::text and sent_at > now() -`;
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
    (select json_build_object('channel', channel, 'sessionId', session_id,
       'open', used_at is null and expires_at > now(),
       'ageMs', floor(extract(epoch from now() - sent_at) * 1000)::int)
     ${toReceiver} interval '1 day' and purpose = ${purpose} order by sent_at desc limit 1) as last`.execute(trx);
  const row = rows[0];
  if (!row) throw new Error("the history of sent codes gave no answer");
  return row;
}

type NewCode = CodeKeys & { id: string; purpose: string; channel: Channel; codeHash: string | null; minutes: number };

/** Inserts a sent code and returns when it expires. */
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
      device_hash: code.deviceHash,
      code_hash: code.codeHash,
      expires_at: sql<Date>`now() + make_interval(mins => ${code.minutes})`,
    })
    .returning("expires_at")
    .executeTakeFirstOrThrow();
  return row.expires_at;
}

/** Turns a reserved row into a valid code and returns its expiry; null when the row has expired. */
export async function fillCode(
  trx: Transaction<unknown>,
  { id, codeHash, minutes }: { id: string; codeHash: string; minutes: number },
): Promise<Date | null> {
  const { rows } = await sql<{ notAfter: Date }>`
    update identity.code set code_hash = ${codeHash}, expires_at = now() + make_interval(mins => ${minutes})
    where id = ${id}::uuid and used_at is null and expires_at > now()
    returning expires_at as "notAfter"`.execute(trx);
  return rows[0]?.notAfter ?? null;
}

/**
 * The wrong attempts of the last 24 hours, and the newest code of this purpose in this session, else of an alternative purpose.
 */
export type AttemptHistory = {
  wrongOfReceiver: number;
  wrongOfDevice: number;
  wrongOfAddress: number;
  code: { id: string; purpose: string; codeHash: string; wrongTries: number; open: boolean } | null;
};

/**
 * Wrong attempts of this caller alone: of the known device, else of the session, else of all callers without a session at the
 * address.
 */
function byAsker({ deviceHash, sessionId, addressHash }: CodeKeys) {
  if (deviceHash !== null) return sql`device_hash = ${deviceHash}`;
  if (sessionId !== null) return sql`device_hash is null and session_id = ${sessionId}::uuid`;
  return sql`device_hash is null and session_id is null and address_hash = ${addressHash}`;
}

export async function attemptHistory(
  trx: Transaction<unknown>,
  keys: CodeKeys,
  { purpose, alike }: { readonly purpose: string; readonly alike: readonly string[] },
): Promise<AttemptHistory> {
  const { receiverHash, sessionId, addressHash } = keys;
  const wrong = sql`select count(*)::int from identity.code_try where tried_at > now() - interval '1 day' and`;
  const { rows } = await sql<AttemptHistory>`select
    (${wrong} receiver_hash = ${receiverHash} and ${byAsker(keys)}) as "wrongOfReceiver",
    (${wrong} session_id = ${sessionId}::uuid) as "wrongOfDevice",
    (${wrong} address_hash = ${addressHash}) as "wrongOfAddress",
    (select json_build_object('id', id, 'purpose', purpose, 'codeHash', code_hash, 'wrongTries', wrong_tries,
       'open', used_at is null and expires_at > now())
     from identity.code
     where receiver_hash = ${receiverHash} and purpose = any(${[purpose, ...alike]}::text[]) and code_hash is not null
       and session_id is not distinct from ${sessionId}::uuid
     order by (purpose = ${purpose} and used_at is null and expires_at > now()) desc, sent_at desc limit 1) as code`.execute(
    trx,
  );
  const row = rows[0];
  if (!row) throw new Error("the history of tried codes gave no answer");
  return row;
}

export async function insertWrongAttempt(trx: Transaction<unknown>, keys: CodeKeys, codeId: string): Promise<void> {
  const { receiverHash, sessionId, addressHash, deviceHash } = keys;
  await sql`with counted as (update identity.code set wrong_tries = wrong_tries + 1 where id = ${codeId})
    insert into identity.code_try (receiver_hash, session_id, address_hash, device_hash)
    values (${receiverHash}, ${sessionId}::uuid, ${addressHash}, ${deviceHash})`.execute(trx);
}

export async function markUsed(trx: Transaction<unknown>, codeId: string): Promise<void> {
  await sql`update identity.code set used_at = now() where id = ${codeId}`.execute(trx);
}

/** Deletes codes and attempts that are too old for any limit. Returns how many. */
export async function purgeCodes(db: Kysely<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with codes as (delete from identity.code where sent_at < now() - interval '2 days' returning 1),
         tries as (delete from identity.code_try where tried_at < now() - interval '2 days' returning 1)
    select ((select count(*) from codes) + (select count(*) from tries))::int as count`.execute(db);
  return rows[0]?.count ?? 0;
}
