import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import pg from "pg";
import { killTree } from "#apps/server/testing/spawn-shop.ts";
import type { Random } from "#kit/core/seeded-random.ts";
import type { Fleet } from "./fleet-fixture.ts";

/** The database was away from here to there. */
export type Outage = { readonly from: number; readonly until: number };

/**
 * Kills PostgreSQL as a power cut does; or one backend, upon which PostgreSQL restarts itself. Returns when it accepts
 * connections again.
 */
export async function killDatabase({ postmaster, database, databaseUrl }: Fleet, random: Random): Promise<Outage> {
  const backend = random() < 0.5 ? await aBackend(database) : null;
  const from = performance.now();
  if (backend === null) killTree(await postmaster());
  else process.kill(backend, "SIGKILL");
  await untilBack(databaseUrl);
  return { from, until: performance.now() };
}

async function aBackend({ kysely }: Fleet["database"]): Promise<number | null> {
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
