import type { MigrationSource } from "#kit/postgres/migrate.ts";

/** The tables of the simulators; never part of a production database. */
export const simulatorMigrations: MigrationSource = {
  module: "simulator",
  folder: new URL("./migrations/", import.meta.url),
};
