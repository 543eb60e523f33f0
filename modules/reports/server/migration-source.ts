import type { MigrationSource } from "#kit/postgres/migrate.ts";

/** The migrations of this module. Their triggers stand on tables of orders and returns, so they come after these. */
export const reportsMigrations: MigrationSource = {
  module: "reports",
  folder: new URL("./migrations/", import.meta.url),
};
