import type { MigrationSource } from "#kit/postgres/migrate.ts";

export const customersMigrations: MigrationSource = {
  module: "customers",
  folder: new URL("./migrations/", import.meta.url),
};
