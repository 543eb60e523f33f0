import { fileURLToPath } from "node:url";
import { urlOf } from "#kit/testing/database-name.ts";
import { createDatabase, dropDatabase, findServer } from "#kit/testing/test-server.ts";
import { handOverRunSettings } from "./run-settings.ts";
import { startShopProcess } from "./shop-process.ts";

const dataDir = fileURLToPath(new URL("../../.data/e2e-postgres", import.meta.url));

/** Playwright calls this once before all tests, and the returned function once after them. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await findServer({ databaseUrl: process.env.DATABASE_URL, dataDir });
  try {
    const name = await createDatabase(server.adminUrl);
    const databaseUrl = urlOf(server.adminUrl, name);
    const shop = await startShopProcess(databaseUrl);
    handOverRunSettings({ shopUrl: shop.url, databaseUrl, adminUrl: server.adminUrl });
    return async () => {
      await shop.stop();
      await dropDatabase(server.adminUrl, name);
      await server.stop();
    };
  } catch (cause) {
    await server.stop();
    throw cause;
  }
}
