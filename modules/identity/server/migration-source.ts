import type { MigrationSource } from "#kit/postgres/migrate.ts";

/** The tables of this module. */
export const identityMigrations: MigrationSource = {
  module: "identity",
  folder: new URL("./migrations/", import.meta.url),
};
