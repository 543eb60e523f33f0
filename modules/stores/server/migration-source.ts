import type { MigrationSource } from "#kit/postgres/migrate.ts";

/** The tables of this room. */
export const storesMigrations: MigrationSource = {
  room: "stores",
  folder: new URL("./migrations/", import.meta.url),
};
