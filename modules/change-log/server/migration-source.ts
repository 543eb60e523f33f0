import type { MigrationSource } from "#kit/postgres/migrate.ts";

export const changeLogMigrations: MigrationSource = {
  module: "change-log",
  folder: new URL("./migrations/", import.meta.url),
};
