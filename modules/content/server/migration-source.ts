import type { MigrationSource } from "#kit/postgres/migrate.ts";

/** The tables of this module. */
export const contentMigrations: MigrationSource = {
  module: "content",
  folder: new URL("./migrations/", import.meta.url),
};
