import type { MigrationSource } from "#kit/postgres/migrate.ts";

export const settingsMigrations: MigrationSource = {
  module: "settings",
  folder: new URL("./migrations/", import.meta.url),
};
