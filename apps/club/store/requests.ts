import { type Kysely, sql, type Transaction } from "kysely";
import type { ClubTables } from "./tables.ts";

export type KnownRequest = { readonly operation: string; readonly inputHash: string; readonly answer: unknown };

type NewRequest = { key: string; operation: string; inputHash: string; at: Date };

/**
 * Inserts a key. A concurrent request with the same key waits for this transaction and then gets false; after a
 * rollback it inserts the key itself.
 */
export async function insertKey(
  trx: Transaction<unknown>,
  { key, operation, inputHash, at }: NewRequest,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .withTables<ClubTables>()
    .insertInto("club.request")
    .values({ key, operation, input_hash: inputHash, at })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function readRequest(trx: Transaction<unknown>, key: string): Promise<KnownRequest | null> {
  const row = await trx
    .withTables<ClubTables>()
    .selectFrom("club.request")
    .select(["operation", "input_hash as inputHash", "answer"])
    .where("key", "=", key)
    .executeTakeFirst();
  return row ?? null;
}

export async function writeAnswer(trx: Transaction<unknown>, key: string, reply: unknown): Promise<void> {
  await sql`update club.request set answer = ${JSON.stringify(reply ?? null)}::jsonb where key = ${key}`.execute(trx);
}

/** Keys of movements without a request: the demo's. */
export async function rememberKeys(trx: Transaction<unknown>, keys: readonly string[], at: Date): Promise<void> {
  await sql`
    insert into club.request (key, operation, input_hash, at)
    select key, 'demo', 'demo', ${at}::timestamptz from unnest(${[...keys]}::text[]) as key`.execute(trx);
}

/** Deletes old requests that moved no points; keys of movements stay. */
export async function purgeRequests(db: Kysely<unknown>, now: Date): Promise<void> {
  await sql`
    delete from club.request where at < ${now}::timestamptz - interval '90 days'
      and not exists (select from club.journal_transaction as moved where moved.key = request.key)`.execute(db);
}

/** Deletes a key: nothing happened, and the next request with it is a new one. */
export async function deleteKey(trx: Transaction<unknown>, key: string): Promise<void> {
  await sql`delete from club.request where key = ${key}`.execute(trx);
}
