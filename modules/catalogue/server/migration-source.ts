import type { MigrationSource } from "#kit/postgres/migrate.ts";

/** The tables of this room. */
export const catalogueMigrations: MigrationSource = {
  room: "catalogue",
  folder: new URL("./migrations/", import.meta.url),
};
