import { createLog } from "#kit/http/log.ts";
import { configOrExit } from "../config/config-or-exit.ts";
import { openDatabase } from "./open-database.ts";

// `npm run migrate`: brings the database up to date before a release is started, by the role of MIGRATION_DATABASE_URL if that is set,
// and gives the role of DATABASE_URL its rights. The processes of the shop then need not know the owner's password.
const opened = await openDatabase(configOrExit(), createLog({ level: "warn" }), { joins: true });
await opened.close();
process.stdout.write("The database is up to date.\n");
