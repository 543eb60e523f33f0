import type { MigrationSource } from "#kit/postgres/migrate.ts";

/** The tables of this room. */
export const notificationMigrations: MigrationSource = {
  room: "notification",
  folder: new URL("./migrations/", import.meta.url),
};
