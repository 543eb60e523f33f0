import type { MigrationSource } from "#kit/postgres/migrate.ts";

export const addressBookMigrations: MigrationSource = {
  module: "address-book",
  folder: new URL("./migrations/", import.meta.url),
};
