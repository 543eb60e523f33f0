import type { MigrationSource } from "#kit/postgres/migrate.ts";

export const wishlistMigrations: MigrationSource = {
  module: "wishlist",
  folder: new URL("./migrations/", import.meta.url),
};
