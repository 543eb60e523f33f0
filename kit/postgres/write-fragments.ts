import { type RawBuilder, sql } from "kysely";
import type { Executor } from "./connect.ts";
import { jobsCall, type NewJob } from "./jobs.ts";

/**
 * What one module adds to a writing statement: rows, each an insert, update or delete, and jobs. All of them see the data as it
 * was before the statement, so none may depend on what another writes.
 */
export type WriteFragment = {
  readonly rows?: readonly RawBuilder<unknown>[];
  readonly jobs?: readonly NewJob[];
};

/** Writes all fragments by one statement and so in one round trip, however many tables they touch. */
export async function writeInOneStatement(executor: Executor, ...writes: readonly WriteFragment[]): Promise<void> {
  const rows = writes.flatMap((write) => write.rows ?? []);
  const jobs = writes.flatMap((write) => write.jobs ?? []);
  if (rows.length === 0 && jobs.length === 0) return;
  const named = rows.map((row, index) => sql`${sql.raw(`written_${index}`)} as (${row})`);
  const before = named.length === 0 ? sql`` : sql`with ${sql.join(named)} `;
  await sql`${before}select ${jobs.length === 0 ? sql`1` : jobsCall(jobs)}`.execute(executor);
}
