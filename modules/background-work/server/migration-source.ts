import type { MigrationSource } from "#kit/postgres/migrate.ts";

export const backgroundWorkMigrations: MigrationSource = {
  module: "background-work",
  folder: new URL("./migrations/", import.meta.url),
};
