import type { MigrationSource } from "#kit/postgres/migrate.ts";

/** The tables of this room. */
export const newsletterMigrations: MigrationSource = {
  room: "newsletter",
  folder: new URL("./migrations/", import.meta.url),
};
