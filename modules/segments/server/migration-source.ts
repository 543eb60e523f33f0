import type { MigrationSource } from "#kit/postgres/migrate.ts";

export const segmentsMigrations: MigrationSource = {
  module: "segments",
  folder: new URL("./migrations/", import.meta.url),
};
