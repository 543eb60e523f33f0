import { createLog } from "#kit/http/log.ts";
import { configOrExit } from "../config/config-or-exit.ts";
import { openDatabase } from "../database/open-database.ts";
import { loadDemo } from "./load-demo.ts";

// `npm run seed`: fills the configured database with the demo shop. Its accounts have public passwords.
const refuse = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};
const config = configOrExit();
if (config.stage === "production") {
  refuse("npm run seed is refused in production: the demo shop has members and staff with public passwords.");
}
const demo =
  (await loadDemo()) ?? refuse("There is no folder demo/: this shop has no demo data to fill the database with.");
const opened = await openDatabase(config, createLog({ level: config.logLevel }), { joins: true });
try {
  await demo.seed(opened.database, { again: true });
  process.stdout.write("The demo shop is in place.\n");
} finally {
  await opened.close();
}
