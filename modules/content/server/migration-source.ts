import type { MigrationSource } from "#kit/postgres/migrate.ts";

/** The tables of this room. */
export const contentMigrations: MigrationSource = {
  room: "content",
  folder: new URL("./migrations/", import.meta.url),
};
