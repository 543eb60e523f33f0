import type { MigrationSource } from "#kit/postgres/migrate.ts";

/** The migrations of this module, including triggers on other modules' tables that mark documents stale. */
export const searchMigrations: MigrationSource = {
  module: "search",
  folder: new URL("./migrations/", import.meta.url),
};
