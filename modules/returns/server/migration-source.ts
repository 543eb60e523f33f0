import type { MigrationSource } from "#kit/postgres/migrate.ts";

export const returnsMigrations: MigrationSource = {
  room: "returns",
  folder: new URL("./migrations/", import.meta.url),
};
