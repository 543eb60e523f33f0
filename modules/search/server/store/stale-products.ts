import { type Kysely, sql } from "kysely";

/** True when a change affects all documents: the row without a product code requires a rebuild. */
export async function isRebuildDue(db: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql`select from search.stale where product_code is null limit 1`.execute(db);
  return rows.length > 0;
}

/** Deletes up to `limit` rows that no other worker has locked, and returns their product codes. */
export async function takeStaleProducts(trx: Kysely<unknown>, limit: number): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    delete from search.stale where id in (
      select id from search.stale where product_code is not null order by id limit ${limit} for update skip locked)
    returning product_code as code`.execute(trx);
  return rows.map((row) => row.code);
}

export async function readStaleIds(db: Kysely<unknown>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from search.stale`.execute(db);
  return rows.map((row) => row.id);
}

export async function deleteStale(trx: Kysely<unknown>, ids: readonly number[]): Promise<void> {
  await sql`delete from search.stale where id = any(${ids}::bigint[])`.execute(trx);
}
