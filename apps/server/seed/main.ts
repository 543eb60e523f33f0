import { createLog } from "#kit/http/log.ts";
import { configOrExit } from "../config/config-or-exit.ts";
import { openDatabase } from "../database/open-database.ts";
import { seedDemoShop } from "./seed-demo-shop.ts";

// `npm run seed`: fills the configured database with the demo shop. Its people have passwords that everybody knows.
const config = configOrExit();
if (config.stage === "production") {
  process.stderr.write(
    "npm run seed is refused in production: the demo shop has members and staff whose passwords everybody knows.\n",
  );
  process.exit(1);
}
const opened = await openDatabase(config, createLog({ level: config.logLevel }), { joins: true });
try {
  await seedDemoShop(opened.database, { again: true });
  process.stdout.write("The demo shop is in place.\n");
} finally {
  await opened.close();
}
