import { type Kysely, sql } from "kysely";

/** Changes the statement timeout until the transaction ends; null removes it. */
export async function setStatementTimeout(trx: Kysely<unknown>, seconds: number | null): Promise<void> {
  await sql`set local statement_timeout = ${sql.lit(`${seconds ?? 0}s`)}`.execute(trx);
}

/** Merges the index's pending list and refreshes statistics, under the role that owns both. */
export async function finishRebuild(trx: Kysely<unknown>): Promise<void> {
  await sql`select search.finish_rebuild()`.execute(trx);
}
