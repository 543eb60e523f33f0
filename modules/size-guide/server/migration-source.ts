import type { MigrationSource } from "#kit/postgres/migrate.ts";

/** The tables of this module. */
export const sizeGuideMigrations: MigrationSource = {
  module: "size-guide",
  folder: new URL("./migrations/", import.meta.url),
};
