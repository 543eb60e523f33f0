import { sql } from "kysely";
import type { Executor } from "./connect.ts";

/** At most `limit` hits in the `windowSeconds` after the first one. */
export type RateLimit = { readonly limit: number; readonly windowSeconds: number };

export type RateLimitAnswer = {
  readonly allowed: boolean;
  /** Hits in this window, this one included, refused ones too. */
  readonly count: number;
  /** Whole seconds until the window ends; 0 when the hit was allowed. */
  readonly retryAfterSeconds: number;
};

/**
 * Counts a hit. Exact for any number of nodes and parallel callers, because the counter and the clock are the database's.
 * Inside a transaction a rollback takes the hit back and others with the same key wait; give the database itself to avoid both.
 */
export async function hit(executor: Executor, key: string, limit: RateLimit): Promise<RateLimitAnswer> {
  const window = sql`make_interval(secs => ${limit.windowSeconds}::float8)`;
  const { rows } = await sql<{ count: number; seconds_left: number }>`
    insert into kit.rate_limit as counter (key, count, expires_at)
    values (${key}, 1, statement_timestamp() + ${window})
    on conflict (key) do update set
      count = case when counter.expires_at <= statement_timestamp() then 1
                   else least(counter.count, 2000000000) + 1 end,
      expires_at = case when counter.expires_at <= statement_timestamp() then excluded.expires_at
                        else counter.expires_at end
    returning count, ceil(extract(epoch from expires_at - statement_timestamp()))::int as seconds_left`.execute(
    executor,
  );
  const row = rows[0];
  if (!row) throw new Error("the rate limit counter gave no answer");
  const allowed = row.count <= limit.limit;
  return { allowed, count: row.count, retryAfterSeconds: allowed ? 0 : Math.max(1, row.seconds_left) };
}

/** Forgets every hit under this key, for example after a success. */
export async function forgetHits(executor: Executor, key: string): Promise<void> {
  await sql`delete from kit.rate_limit where key = ${key}`.execute(executor);
}

/** Removes counters whose window is over. Answers how many. */
export async function purgeRateLimits(executor: Executor): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from kit.rate_limit where expires_at <= statement_timestamp()`.execute(executor);
  return Number(numAffectedRows ?? 0n);
}
