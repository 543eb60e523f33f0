import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { shopDatabase } from "#apps/server/testing/shop-database.ts";
import { killTree, spawnShop, untilReady } from "#apps/server/testing/spawn-shop.ts";
import { staffSession } from "#apps/server/testing/staff-session.ts";
import { seededRandom } from "#kit/core/seeded-random.ts";
import { auditDatabase } from "#kit/postgres/invariants.ts";
import { figure, tries } from "#kit/testing/proof.ts";
import { inventoryInvariants } from "#modules/inventory/server/index.ts";
import { appliedImports, brokenImports, importWork, keepImporting } from "./import-load.ts";
import { staffClient } from "./staff-client.ts";
import { keepMoving, sentTransfers } from "./transfer-load.ts";

const { database, url } = await shopDatabase({ maxConnections: 10 });
const db = database.kysely;
const cookie = await staffSession(database, "mover@staff.test", "admin");
const patient = { timeout: 120_000 };

/** Web process and worker in one. */
async function startShop() {
  const shop = await spawnShop({
    env: { DATABASE_URL: url, SHOP_ROLE: "all", SHOP_SIMULATORS: "on" },
    cwd: mkdtempSync(join(tmpdir(), "shop-")),
  });
  await untilReady(shop);
  return shop;
}

/** Connections of the killed process: PostgreSQL rolls their transactions back once it notices. */
async function openConnections(): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from pg_stat_activity
    where datname = current_database() and application_name <> 'test' and pid <> pg_backend_pid()`.execute(db);
  return rows[0]?.open ?? 0;
}

const brokenStock = async () =>
  (await auditDatabase(database, inventoryInvariants)).filter(({ broken }) => broken > 0).map(({ name }) => name);

test("MS-03 MI-05 a process killed during transfers and imports leaves each unit in one place or in transit, and each import complete or not started", {
  timeout: 3_600_000,
}, async () => {
  const random = seededRandom("killed while goods move");
  const kills = tries(2, 100);
  let files = 0;
  const nextName = () => {
    files += 1;
    return `KILL${files}`;
  };
  const interrupted = new Set<string>();
  for (let kill = 0; kill < kills; kill += 1) {
    const shop = await startShop();
    const client = staffClient(shop.address, cookie);
    let isKilled = false;
    const isOver = () => isKilled;
    const before = { transfers: await sentTransfers(db), imports: (await importWork(db)).started };
    const load = Promise.all([
      keepMoving(db, client, isOver, { fromCode: "WH01", toCode: "WH02" }),
      keepMoving(db, client, isOver, { fromCode: "WH02", toCode: "WH01" }),
      keepImporting(client, isOver, nextName),
    ]);
    await expect.poll(() => sentTransfers(db), patient).toBeGreaterThan(before.transfers);
    await expect.poll(async () => (await importWork(db)).started, patient).toBeGreaterThan(before.imports);
    // Another moment of the import each time.
    await sleep(random() * 300);
    killTree(shop.child.pid ?? 0);
    await shop.ended;
    isKilled = true;
    await load;
    await expect.poll(openConnections, patient).toBe(0);
    for (const run of (await importWork(db)).running) interrupted.add(run);
    expect(await brokenStock()).toEqual([]);
    expect(await brokenImports(db)).toEqual([]);
  }
  // A process that is not killed finishes what the others began.
  await startShop();
  await expect.poll(async () => (await importWork(db)).open, patient).toBe(0);
  const broken = { stock: await brokenStock(), imports: await brokenImports(db) };
  const work = `${await sentTransfers(db)} transfers and ${await appliedImports(db)} imports of 150 products`;
  figure("F16", `${kills} kills during ${work}: units in two places or nowhere`, broken.stock.length);
  figure("F16", "imports applied in part, twice, or without their journal entry", broken.imports.length);
  figure("F16", "of these imports interrupted while they were applied", interrupted.size);
  expect(broken).toEqual({ stock: [], imports: [] });
  expect(await appliedImports(db)).toBeGreaterThan(0);
});
