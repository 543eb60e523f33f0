import type { MigrationSource } from "#kit/postgres/migrate.ts";

/** The tables of this room. */
export const checkoutMigrations: MigrationSource = {
  room: "checkout",
  folder: new URL("./migrations/", import.meta.url),
};
