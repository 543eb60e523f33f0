import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { plainSkus, type SkuRef } from "#apps/server/testing/purchase-shop-fixture.ts";
import { connect, type Database } from "#kit/postgres/connect.ts";
import { type ShopProcesses, startShopProcesses } from "../shop-processes.ts";
import { type DatabaseNodes, startDatabaseNodes } from "./database-nodes.ts";
import { ensurePrograms } from "./programs.ts";
import { makeWitnessTable } from "./witnesses.ts";

/** The shop's processes on three PostgreSQL nodes; all of them are the real programs. */
export type FailoverFixture = ShopProcesses & {
  readonly nodes: DatabaseNodes;
  /** Through HAProxy, as the shop. */
  readonly database: Database;
  readonly sku: SkuRef;
  stop(): Promise<void>;
};

const plenty = 1_000_000;

export async function failoverFixture(): Promise<FailoverFixture> {
  await ensurePrograms();
  const folder = await mkdtemp(join(tmpdir(), "shop-failover-"));
  const keeps = process.env.SHOP_KEEP_LOGS !== undefined;
  const undo: (() => Promise<unknown>)[] = [
    async () => (keeps ? undefined : rm(folder, { recursive: true, force: true })),
  ];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const nodes = await startDatabaseNodes(folder);
    undo.push(nodes.stop);
    await nodes.untilWhole();
    const shop = await startShopProcesses(folder, nodes.urls, undo);
    const database = connect(nodes.urls.DATABASE_URL, { applicationName: "proof", maxConnections: 4, primary: true });
    undo.push(database.close);
    await makeWitnessTable(nodes.urls.DATABASE_URL);
    const [sku] = await plainSkus(database.kysely, 1, plenty);
    if (!sku) throw new Error("nothing to sell");
    return { ...shop, nodes, database, sku, stop };
  } catch (problem) {
    await stop();
    throw problem;
  }
}
