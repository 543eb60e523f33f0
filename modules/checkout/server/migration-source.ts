import type { MigrationSource } from "#kit/postgres/migrate.ts";

/** The tables of this module. */
export const checkoutMigrations: MigrationSource = {
  module: "checkout",
  folder: new URL("./migrations/", import.meta.url),
};
