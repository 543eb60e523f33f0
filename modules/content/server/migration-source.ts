import type { MigrationSource } from "#kit/postgres/migrate.ts";

export const contentMigrations: MigrationSource = {
  module: "content",
  folder: new URL("./migrations/", import.meta.url),
};
