import type { Database } from "#kit/postgres/connect.ts";
import { demoEdition, heldEdition } from "./edition.ts";

/**
 * Fills the demo shop unless the database holds this very edition of it. Its goods, stories and words are 750 kB of the
 * program: only whoever fills it loads them, and all others start that much sooner.
 */
export async function ensureDemoShop(database: Database): Promise<void> {
  if ((await heldEdition(database.kysely)) === demoEdition()) return;
  const { seedDemoShop } = await import("./seed-demo-shop.ts");
  await seedDemoShop(database);
}
