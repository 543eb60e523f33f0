import { createLog } from "#kit/http/log.ts";
import { configOrExit } from "../config/config-or-exit.ts";
import { openDatabase } from "../database/open-database.ts";
import { seedDemoShop } from "./seed-demo-shop.ts";

// `npm run seed`: fills the configured database with the demo shop. In production nothing is seeded by itself.
const config = configOrExit();
const opened = await openDatabase(config, createLog({ level: config.logLevel }), { joins: true });
try {
  await seedDemoShop(opened.database, { again: true });
  process.stdout.write("The demo shop is in place.\n");
} finally {
  await opened.close();
}
