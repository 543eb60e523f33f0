import type { MigrationSource } from "#kit/postgres/migrate.ts";

export const cashMigrations: MigrationSource = {
  module: "cash",
  folder: new URL("./migrations/", import.meta.url),
};
