import type { MigrationSource } from "#kit/postgres/migrate.ts";

/** The tables of this room. */
export const addressBookMigrations: MigrationSource = {
  room: "address-book",
  folder: new URL("./migrations/", import.meta.url),
};
