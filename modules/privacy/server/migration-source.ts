import type { MigrationSource } from "#kit/postgres/migrate.ts";

export const privacyMigrations: MigrationSource = {
  module: "privacy",
  folder: new URL("./migrations/", import.meta.url),
};
