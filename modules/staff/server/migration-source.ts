import type { MigrationSource } from "#kit/postgres/migrate.ts";

export const staffMigrations: MigrationSource = {
  module: "staff",
  folder: new URL("./migrations/", import.meta.url),
};
