import type { MigrationSource } from "#kit/postgres/migrate.ts";

export const storesMigrations: MigrationSource = {
  module: "stores",
  folder: new URL("./migrations/", import.meta.url),
};
