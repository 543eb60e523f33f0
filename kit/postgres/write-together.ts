import { type RawBuilder, sql } from "kysely";
import type { Executor } from "./connect.ts";
import { jobsCall, type NewJob } from "./jobs.ts";

/**
 * What one owner of tables adds to a statement that writes: rows, each an insert, update or delete, and jobs. All of them see the
 * data as it was before the statement, so none may need what another writes.
 */
export type Writes = {
  readonly rows?: readonly RawBuilder<unknown>[];
  readonly jobs?: readonly NewJob[];
};

/** Writes everything by one statement: what belongs together goes to the database in one turn, however many tables it touches. */
export async function writeTogether(executor: Executor, ...writes: readonly Writes[]): Promise<void> {
  const rows = writes.flatMap((write) => write.rows ?? []);
  const jobs = writes.flatMap((write) => write.jobs ?? []);
  if (rows.length === 0 && jobs.length === 0) return;
  const named = rows.map((row, index) => sql`${sql.raw(`written_${index}`)} as (${row})`);
  const before = named.length === 0 ? sql`` : sql`with ${sql.join(named)} `;
  await sql`${before}select ${jobs.length === 0 ? sql`1` : jobsCall(jobs)}`.execute(executor);
}
