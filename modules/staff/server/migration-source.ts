import type { MigrationSource } from "#kit/postgres/migrate.ts";

/** The tables of this room. */
export const staffMigrations: MigrationSource = {
  room: "staff",
  folder: new URL("./migrations/", import.meta.url),
};
