import type { MigrationSource } from "#kit/postgres/migrate.ts";

/** The tables of this module. */
export const inventoryMigrations: MigrationSource = {
  module: "inventory",
  folder: new URL("./migrations/", import.meta.url),
};
