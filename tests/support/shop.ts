import pg from "pg";
import { urlOf } from "#kit/testing/database-name.ts";
import { createDatabase, dropDatabase } from "#kit/testing/test-server.ts";
import { runSettings } from "./run-settings.ts";
import { type ShopSettings, startShopProcess } from "./shop-process.ts";

/** A running shop and the database behind it. */
export type Shop = {
  readonly url: string;
  readonly databaseUrl: string;
  /** Runs one statement in the shop's database and returns its rows. */
  sql<Row extends pg.QueryResultRow>(statement: string, values?: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
};

/** The shop that was opened for the whole run. */
export function openShop(): Shop {
  const { shopUrl, databaseUrl } = runSettings();
  return shopAt(shopUrl, databaseUrl);
}

/** A second shop with its own database, for destructive tests. */
export async function openOwnShop(settings: ShopSettings = {}): Promise<Shop> {
  const { adminUrl } = runSettings();
  const name = await createDatabase(adminUrl);
  const databaseUrl = urlOf(adminUrl, name);
  const running = await startShopProcess(databaseUrl, settings);
  const shop = shopAt(running.url, databaseUrl);
  return {
    ...shop,
    async close() {
      await shop.close();
      await running.stop();
      await dropDatabase(adminUrl, name);
    },
  };
}

/** A second process that serves the same shop with other settings, and leaves its jobs to the first. */
export async function openSecondProcess(settings: ShopSettings): Promise<Shop> {
  const { databaseUrl } = runSettings();
  const running = await startShopProcess(databaseUrl, { SHOP_ROLE: "web", ...settings });
  const shop = shopAt(running.url, databaseUrl);
  return {
    ...shop,
    async close() {
      await shop.close();
      await running.stop();
    },
  };
}

function shopAt(url: string, databaseUrl: string): Shop {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  return {
    url,
    databaseUrl,
    sql: async (statement, values = []) => (await pool.query(statement, [...values])).rows,
    close: () => pool.end(),
  };
}
