import type { MigrationSource } from "#kit/postgres/migrate.ts";

/** The tables of this room. */
export const deskMigrations: MigrationSource = { room: "desk", folder: new URL("./migrations/", import.meta.url) };
