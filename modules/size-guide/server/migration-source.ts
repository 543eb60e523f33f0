import type { MigrationSource } from "#kit/postgres/migrate.ts";

/** The tables of this room. */
export const sizeGuideMigrations: MigrationSource = {
  room: "size-guide",
  folder: new URL("./migrations/", import.meta.url),
};
