import type { MigrationSource } from "#kit/postgres/migrate.ts";

/** The tables of this module. */
export const notificationMigrations: MigrationSource = {
  module: "notification",
  folder: new URL("./migrations/", import.meta.url),
};
