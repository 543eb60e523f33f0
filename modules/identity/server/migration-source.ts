import type { MigrationSource } from "#kit/postgres/migrate.ts";

export const identityMigrations: MigrationSource = {
  module: "identity",
  folder: new URL("./migrations/", import.meta.url),
};
