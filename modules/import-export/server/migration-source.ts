import type { MigrationSource } from "#kit/postgres/migrate.ts";

export const importExportMigrations: MigrationSource = {
  module: "import-export",
  folder: new URL("./migrations/", import.meta.url),
};
