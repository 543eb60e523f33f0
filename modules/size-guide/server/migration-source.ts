import type { MigrationSource } from "#kit/postgres/migrate.ts";

export const sizeGuideMigrations: MigrationSource = {
  module: "size-guide",
  folder: new URL("./migrations/", import.meta.url),
};
