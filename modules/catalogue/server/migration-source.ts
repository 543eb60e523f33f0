import type { MigrationSource } from "#kit/postgres/migrate.ts";

/** The tables of this module. */
export const catalogueMigrations: MigrationSource = {
  module: "catalogue",
  folder: new URL("./migrations/", import.meta.url),
};
