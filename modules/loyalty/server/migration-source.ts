import type { MigrationSource } from "#kit/postgres/migrate.ts";

/** The tables of this module. */
export const loyaltyMigrations: MigrationSource = {
  module: "loyalty",
  folder: new URL("./migrations/", import.meta.url),
};
