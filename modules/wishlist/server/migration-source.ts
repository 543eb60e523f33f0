import type { MigrationSource } from "#kit/postgres/migrate.ts";

/** The tables of this module. */
export const wishlistMigrations: MigrationSource = {
  module: "wishlist",
  folder: new URL("./migrations/", import.meta.url),
};
