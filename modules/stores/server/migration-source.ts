import type { MigrationSource } from "#kit/postgres/migrate.ts";

/** The tables of this module. */
export const storesMigrations: MigrationSource = {
  module: "stores",
  folder: new URL("./migrations/", import.meta.url),
};
