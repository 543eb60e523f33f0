import type { MigrationSource } from "#kit/postgres/migrate.ts";

/** The tables of this module, and the triggers on other modules' tables that mark documents stale. */
export const searchMigrations: MigrationSource = {
  module: "search",
  folder: new URL("./migrations/", import.meta.url),
};
