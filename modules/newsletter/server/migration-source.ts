import type { MigrationSource } from "#kit/postgres/migrate.ts";

/** The tables of this module. */
export const newsletterMigrations: MigrationSource = {
  module: "newsletter",
  folder: new URL("./migrations/", import.meta.url),
};
