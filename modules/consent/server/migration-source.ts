import type { MigrationSource } from "#kit/postgres/migrate.ts";

/** The tables of this module. */
export const consentMigrations: MigrationSource = {
  module: "consent",
  folder: new URL("./migrations/", import.meta.url),
};
