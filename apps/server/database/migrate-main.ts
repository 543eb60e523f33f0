import { createLog } from "#kit/http/log.ts";
import { configOrExit } from "../config/config-or-exit.ts";
import { openDatabase } from "./open-database.ts";

// `npm run migrate`: migrates the database before a release is started, by the role of MIGRATION_DATABASE_URL if set, and grants the role of
// DATABASE_URL its privileges. The shop's processes then do not need the owner's password.
const opened = await openDatabase(configOrExit(), createLog({ level: "warn" }), { joins: true });
await opened.close();
process.stdout.write("The database is up to date.\n");
