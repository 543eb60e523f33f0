import type { MigrationSource } from "#kit/postgres/migrate.ts";

/** The tables of this module, and the triggers by which it hears of changes in others. */
export const searchMigrations: MigrationSource = {
  module: "search",
  folder: new URL("./migrations/", import.meta.url),
};
