import type { MigrationSource } from "#kit/postgres/migrate.ts";

/** The tables of this module. */
export const paymentMigrations: MigrationSource = {
  module: "payment",
  folder: new URL("./migrations/", import.meta.url),
};
