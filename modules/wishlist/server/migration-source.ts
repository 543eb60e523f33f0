import type { MigrationSource } from "#kit/postgres/migrate.ts";

/** The tables of this room. */
export const wishlistMigrations: MigrationSource = {
  room: "wishlist",
  folder: new URL("./migrations/", import.meta.url),
};
