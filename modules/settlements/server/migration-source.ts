import type { MigrationSource } from "#kit/postgres/migrate.ts";

export const settlementsMigrations: MigrationSource = {
  module: "settlements",
  folder: new URL("./migrations/", import.meta.url),
};
