import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import pg from "pg";
import { killTree } from "#apps/server/testing/spawn-shop.ts";
import type { Random } from "#kit/core/seeded-random.ts";
import type { Stage } from "./stage.ts";

/** The database was away from here to there. */
export type Outage = { readonly from: number; readonly until: number };

/**
 * Ends the database as a power cut would, all of it; or one of the processes that serve the shop, upon which it ends all
 * others and starts again by itself. Answers when it takes connections again.
 */
export async function killDatabase({ postmaster, database, databaseUrl }: Stage, random: Random): Promise<Outage> {
  const backend = random() < 0.5 ? await aBackend(database) : null;
  const from = performance.now();
  if (backend === null) killTree(await postmaster());
  else process.kill(backend, "SIGKILL");
  await untilBack(databaseUrl);
  return { from, until: performance.now() };
}

async function aBackend({ kysely }: Stage["database"]): Promise<number | null> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where application_name = 'shop' order by random() limit 1`.execute(kysely);
  return rows[0]?.pid ?? null;
}

async function untilBack(databaseUrl: string): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 1000 });
    client.on("error", () => undefined);
    const back = await client
      .connect()
      .then(
        () => client.query("select 1"),
        () => null,
      )
      .catch(() => null);
    await client.end().catch(() => undefined);
    if (back) return;
    await sleep(10);
  }
}
