import type { MigrationSource } from "#kit/postgres/migrate.ts";

/** The migrations of this module. */
export const promotionMigrations: MigrationSource = {
  module: "promotion",
  folder: new URL("./migrations/", import.meta.url),
};
