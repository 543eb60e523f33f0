import { sql } from "kysely";
import type { Executor } from "#kit/postgres/connect.ts";

/** Jobs that are under way or due for the first time. A job that failed is tried again later and is not counted. */
export async function countDueJobs(db: Executor): Promise<number> {
  const { rows } = await sql<{ due: number }>`
    select count(*)::int as due from graphile_worker.jobs
    where locked_at is not null or (attempts = 0 and run_at <= now())`.execute(db);
  return rows[0]?.due ?? 0;
}
