import { sql } from "kysely";
import type { Database, Executor } from "#kit/postgres/connect.ts";

/** The names of unfinished stories. They are inserted once, in a database without orders. */
export async function pendingStories(db: Executor, names: readonly string[]): Promise<ReadonlySet<string>> {
  await sql`
    insert into demo.order_story (name) select unnest(${[...names]}::text[])
    where not exists (select from demo.order_story) and not exists (select from orders.placed_order)
    on conflict do nothing`.execute(db);
  const { rows } = await sql<{ name: string }>`select name from demo.order_story where told_at is null`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** False when all demo orders are there, and in a database that had other orders before. */
export async function hasPendingStories(db: Executor): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`
    select exists (select from demo.order_story where told_at is null)
      or (not exists (select from demo.order_story) and not exists (select from orders.placed_order)) as open`.execute(
    db,
  );
  return rows[0]?.open ?? false;
}

export async function markFinished(db: Executor, name: string): Promise<void> {
  await sql`update demo.order_story set told_at = now() where name = ${name}`.execute(db);
}

/** Serialises processes that start at the same time by an advisory lock. */
export async function oneProcessAtATime<Answer>({ pool }: Database, work: () => Promise<Answer>): Promise<Answer> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock(hashtext('demo.order_story'))");
    return await work();
  } finally {
    await client.query("select pg_advisory_unlock(hashtext('demo.order_story'))").catch(() => undefined);
    await client.query("reset statement_timeout").catch(() => undefined);
    client.release();
  }
}
