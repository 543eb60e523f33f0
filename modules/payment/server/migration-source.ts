import type { MigrationSource } from "#kit/postgres/migrate.ts";

/** The tables of this room. */
export const paymentMigrations: MigrationSource = {
  room: "payment",
  folder: new URL("./migrations/", import.meta.url),
};
