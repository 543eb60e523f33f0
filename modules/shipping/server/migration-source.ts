import type { MigrationSource } from "#kit/postgres/migrate.ts";

/** The tables of this room. */
export const shippingMigrations: MigrationSource = {
  room: "shipping",
  folder: new URL("./migrations/", import.meta.url),
};
