import type { MigrationSource } from "#kit/postgres/migrate.ts";

/** The tables of this room. */
export const identityMigrations: MigrationSource = {
  room: "identity",
  folder: new URL("./migrations/", import.meta.url),
};
