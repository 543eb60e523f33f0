import type { MigrationSource } from "#kit/postgres/migrate.ts";

export const returnsMigrations: MigrationSource = {
  module: "returns",
  folder: new URL("./migrations/", import.meta.url),
};
