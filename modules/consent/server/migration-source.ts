import type { MigrationSource } from "#kit/postgres/migrate.ts";

/** The tables of this room. */
export const consentMigrations: MigrationSource = {
  room: "consent",
  folder: new URL("./migrations/", import.meta.url),
};
