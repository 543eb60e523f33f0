import { type RawBuilder, sql } from "kysely";
import type { Executor } from "./connect.ts";

/**
 * What one owner of tables adds to a statement that writes: rows to be written, each an insert, update or delete, and calls of
 * functions, each an expression. They all see the data as it was before the statement, so none may need what another writes.
 */
export type Writes = {
  readonly rows?: readonly RawBuilder<unknown>[];
  readonly calls?: readonly RawBuilder<unknown>[];
};

/** Writes everything by one statement: what belongs together goes to the database in one turn, however many tables it touches. */
export async function writeTogether(executor: Executor, ...writes: readonly Writes[]): Promise<void> {
  const rows = writes.flatMap((write) => write.rows ?? []);
  const calls = writes.flatMap((write) => write.calls ?? []);
  if (rows.length === 0 && calls.length === 0) return;
  const named = rows.map((row, index) => sql`${sql.raw(`written_${index}`)} as (${row})`);
  const before = named.length === 0 ? sql`` : sql`with ${sql.join(named)} `;
  await sql`${before}select ${calls.length === 0 ? sql`1` : sql.join(calls)}`.execute(executor);
}
