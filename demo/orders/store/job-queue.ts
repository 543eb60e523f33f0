import { sql } from "kysely";
import type { Executor } from "#kit/postgres/connect.ts";

/** Jobs that are running or due for the first time. A failed job is retried later and not counted. */
export async function countDueJobs(db: Executor): Promise<number> {
  const { rows } = await sql<{ due: number }>`
    select count(*)::int as due from graphile_worker.jobs
    where locked_at is not null or (attempts = 0 and run_at <= now())`.execute(db);
  return rows[0]?.due ?? 0;
}
