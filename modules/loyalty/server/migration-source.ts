import type { MigrationSource } from "#kit/postgres/migrate.ts";

/** The tables of this room. */
export const loyaltyMigrations: MigrationSource = {
  room: "loyalty",
  folder: new URL("./migrations/", import.meta.url),
};
