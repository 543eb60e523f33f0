import type { MigrationSource } from "#kit/postgres/migrate.ts";

/** The tables of this room. */
export const inventoryMigrations: MigrationSource = {
  room: "inventory",
  folder: new URL("./migrations/", import.meta.url),
};
