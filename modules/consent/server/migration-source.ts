import type { MigrationSource } from "#kit/postgres/migrate.ts";

export const consentMigrations: MigrationSource = {
  module: "consent",
  folder: new URL("./migrations/", import.meta.url),
};
