import { type Kysely, sql, type Transaction } from "kysely";

/**
 * Reads a segment of all customers. PostgreSQL cannot estimate how many customers a condition over grouped orders leaves; where it
 * expects a handful, it would compute the sets of the other conditions anew for each of them. Joined by hashes, each is computed once.
 */
export async function joiningSets<T>(db: Kysely<unknown>, read: (trx: Transaction<unknown>) => Promise<T>): Promise<T> {
  if (!isTransaction(db)) return db.transaction().execute((trx) => joiningSets(trx, read));
  await sql`select set_config('enable_nestloop', 'off', true), set_config('work_mem', '32MB', true)`.execute(db);
  const found = await read(db);
  // What the transaction reads afterwards is read along indexes again.
  await sql`set local enable_nestloop to default`.execute(db);
  await sql`set local work_mem to default`.execute(db);
  return found;
}

const isTransaction = (db: Kysely<unknown>): db is Transaction<unknown> => db.isTransaction;
