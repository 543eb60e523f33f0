import { type RawBuilder, sql, type Transaction } from "kysely";
import type { Executor } from "./connect.ts";
import type { KeyedLimit } from "./declared-limits.ts";

export type RateLimitResult = {
  readonly allowed: boolean;
  /** Hits in this window, this one included, refused ones too. */
  readonly count: number;
  /** Whole seconds until the window ends; 0 when the hit was allowed. */
  readonly retryAfterSeconds: number;
};

const onHit = sql`
  count = case when counter.expires_at <= statement_timestamp() then 1
               else least(counter.count, 2000000000) + 1 end,
  expires_at = case when counter.expires_at <= statement_timestamp() then excluded.expires_at
                    else counter.expires_at end`;

/** The query that counts a hit, for a larger statement: `count` and `seconds_left`. Its parameters are expressions. */
export const countHit = (key: RawBuilder<unknown>, windowSeconds: RawBuilder<unknown>) => sql<HitRow>`
  insert into kit.rate_limit as counter (key, count, expires_at)
  values (${key}, 1, statement_timestamp() + make_interval(secs => ${windowSeconds}::float8))
  on conflict (key) do update set ${onHit}
  returning count, ceil(extract(epoch from expires_at - statement_timestamp()))::int as seconds_left`;

type HitRow = { readonly count: number; readonly seconds_left: number };

/**
 * Counts a hit. Exact for any number of nodes and parallel callers, because counter and clock are the database's. Inside a
 * transaction a rollback undoes the hit and others with the same key wait; pass the database itself to avoid both.
 */
export async function hit(executor: Executor, { key, limit, windowSeconds }: KeyedLimit): Promise<RateLimitResult> {
  const { rows } = await countHit(sql`${key}`, sql`${windowSeconds}`).execute(executor);
  const row = rows[0];
  if (!row) throw new Error("the rate limit counter gave no answer");
  const allowed = row.count <= limit;
  return { allowed, count: row.count, retryAfterSeconds: allowed ? 0 : Math.max(1, row.seconds_left) };
}

/** Resets a counter, for example after a success. */
export async function forgetHits(executor: Executor, key: string): Promise<void> {
  await sql`delete from kit.rate_limit where key = ${key}`.execute(executor);
}

/** Deletes counters whose window has ended. Returns the number. */
export async function purgeRateLimits(executor: Executor): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from kit.rate_limit where expires_at <= statement_timestamp()`.execute(executor);
  return Number(numAffectedRows ?? 0n);
}

/**
 * Counts one hit on several counters, or on none when one is full, so that a refusal counts nothing. Exact for any number of
 * parallel callers. Requires its own transaction.
 */
export async function hitAll(
  trx: Transaction<unknown>,
  limits: readonly KeyedLimit[],
): Promise<{ allowed: true; counts: ReadonlyMap<string, number> } | { allowed: false; retryAfterSeconds: number }> {
  const keys = limits.map(({ key }) => key);
  const seconds = limits.map(({ windowSeconds }) => windowSeconds);
  // In one order for all callers: otherwise they could deadlock.
  const { rows } = await sql<{ key: string; count: number; seconds_left: number }>`
    insert into kit.rate_limit as counter (key, count, expires_at)
    select wish.key, 1, statement_timestamp() + make_interval(secs => wish.seconds)
    from unnest(${keys}::text[], ${seconds}::float8[]) as wish (key, seconds) order by wish.key
    on conflict (key) do update set ${onHit}
    returning key, count, ceil(extract(epoch from expires_at - statement_timestamp()))::int as seconds_left`.execute(
    trx,
  );
  const limitOf = new Map(limits.map(({ key, limit }) => [key, limit]));
  const full = rows.filter(({ key, count }) => count > (limitOf.get(key) ?? 0));
  if (full.length === 0) return { allowed: true, counts: new Map(rows.map(({ key, count }) => [key, count])) };
  await takeBackHits(trx, keys);
  return { allowed: false, retryAfterSeconds: Math.max(1, ...full.map(({ seconds_left }) => seconds_left)) };
}

/** Undoes one hit of each of these counters, for attempts that turned out not to count. */
export async function takeBackHits(executor: Executor, keys: readonly string[]): Promise<void> {
  await sql`
    update kit.rate_limit set count = greatest(count - 1, 0)
    where key in (select key from kit.rate_limit where key = any(${[...keys]}) order by key for update)`.execute(
    executor,
  );
}

/** Restarts the window of these counters with their current hits. */
export async function prolongHits(executor: Executor, keys: readonly string[], windowSeconds: number): Promise<void> {
  await sql`
    update kit.rate_limit set expires_at = statement_timestamp() + make_interval(secs => ${windowSeconds}::float8)
    where key in (select key from kit.rate_limit where key = any(${[...keys]}) order by key for update)`.execute(
    executor,
  );
}
