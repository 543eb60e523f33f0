import type { MigrationSource } from "#kit/postgres/migrate.ts";

/** The tables of this module. */
export const shippingMigrations: MigrationSource = {
  module: "shipping",
  folder: new URL("./migrations/", import.meta.url),
};
