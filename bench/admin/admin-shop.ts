import { join } from "node:path";
import { staffSession } from "#apps/server/testing/staff-session.ts";
import { connect, type Database } from "#kit/postgres/connect.ts";
import { startEmbeddedPostgres } from "#kit/postgres/embedded/start-embedded-postgres.ts";
import type { Cleanup } from "../cleanup.ts";
import type { Running } from "../servers/running.ts";
import { generateCatalogue } from "../servers/start-all.ts";
import { startHelloWorld } from "../servers/start-hello-world.ts";
import { startShop } from "../servers/start-shop.ts";

/** A shop with a large catalogue, and a signed-in administrator of it. */
export type AdminShop = {
  readonly hello: Running;
  readonly shop: Running;
  readonly database: Database;
  readonly databaseUrl: string;
  /** The number of generated products. */
  readonly products: number;
  /** The cookie of the administrator's session. */
  readonly headers: { readonly cookie: string };
};

/** Starts a shop on a database of its own: the storefront's figures stay those of a smaller catalogue. */
export async function startAdminShop(
  folder: string,
  products: number,
  cleanup: Cleanup,
  log: (line: string) => void = () => {},
): Promise<AdminShop> {
  const dataFolder = join(folder, "admin");
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataFolder, "postgres"), log });
  cleanup.later(postgres.stop);
  const env = { SHOP_DATA_DIR: dataFolder, DATABASE_URL: postgres.url };
  await generateCatalogue(env, products);
  const hello = await startHelloWorld();
  cleanup.later(hello.stop);
  const shop = await startShop({ env, patienceSeconds: 170 }, cleanup);
  const database = connect(postgres.url, { applicationName: "bench", maxConnections: 4 });
  cleanup.later(database.close);
  const headers = await staffSession(database, "bench@staff.test", "admin");
  return { hello, shop, database, databaseUrl: postgres.url, products, headers };
}
