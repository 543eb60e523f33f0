import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { startEmbeddedPostgres } from "#kit/postgres/embedded/start-embedded-postgres.ts";
import type { Servers } from "../cases.ts";
import type { Cleanup } from "../cleanup.ts";
import { startHelloWorld } from "./start-hello-world.ts";
import { startShop } from "./start-shop.ts";

const dataFolder = fileURLToPath(new URL("../../.data/", import.meta.url));

/** Starts the shop twice as a person would, and the second time by the clock. Leaves a filled database behind. */
export async function timeSecondStart(folder: string, cleanup: Cleanup): Promise<number> {
  const start = { env: { SHOP_DATA_DIR: folder }, patienceSeconds: 170 };
  // The first one builds the storefront where that is needed and creates the database.
  await (await startShop(start, cleanup)).stop();
  const began = performance.now();
  const second = await startShop(start, cleanup);
  const seconds = (performance.now() - began) / 1000;
  await second.stop();
  return seconds;
}

/** A folder of this run's own, gone at its end. */
export async function benchFolder(cleanup: Cleanup): Promise<string> {
  await mkdir(dataFolder, { recursive: true });
  const folder = await mkdtemp(join(dataFolder, "bench-"));
  cleanup.later(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const generator = fileURLToPath(new URL("../../apps/server/generate-catalogue/main.ts", import.meta.url));

/** Adds generated products to the demo shop, by COPY. */
export async function generateCatalogue(env: Readonly<Record<string, string>>, products: number): Promise<void> {
  const args = [generator, "--products", String(products)];
  await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...env } });
}

/**
 * Hello world, the shop, a shop without page cache, and one without cached renderings; the shops share one database.
 */
export async function startServers(
  folder: string,
  products: number,
  cleanup: Cleanup,
  log: (line: string) => void = () => {},
): Promise<Servers> {
  const database = await startEmbeddedPostgres({ dataDir: join(folder, "postgres"), log });
  cleanup.later(database.stop);
  // The load generator plays the trusted proxy.
  const env = { SHOP_DATA_DIR: folder, DATABASE_URL: database.url, SHOP_TRUST_PROXY: "1" };
  const start = (more: Record<string, string>) => startShop({ env: { ...env, ...more }, patienceSeconds: 60 }, cleanup);
  await generateCatalogue(env, products);
  const hello = await startHelloWorld();
  cleanup.later(hello.stop);
  const pageCacheOff = { SHOP_PAGE_CACHE_MB: "0", SHOP_ROLE: "web" };
  return {
    hello,
    shop: await start({}),
    uncached: await start(pageCacheOff),
    rendering: await start({ ...pageCacheOff, SHOP_DRAWN_PAGES_MB: "0" }),
    databaseUrl: database.url,
  };
}
