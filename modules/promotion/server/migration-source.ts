import type { MigrationSource } from "#kit/postgres/migrate.ts";

/** The tables of this room. */
export const promotionMigrations: MigrationSource = {
  room: "promotion",
  folder: new URL("./migrations/", import.meta.url),
};
