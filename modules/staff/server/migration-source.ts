import type { MigrationSource } from "#kit/postgres/migrate.ts";

/** The tables of this module. */
export const staffMigrations: MigrationSource = {
  module: "staff",
  folder: new URL("./migrations/", import.meta.url),
};
