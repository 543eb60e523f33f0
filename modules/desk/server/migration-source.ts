import type { MigrationSource } from "#kit/postgres/migrate.ts";

/** The tables of this module. */
export const deskMigrations: MigrationSource = { module: "desk", folder: new URL("./migrations/", import.meta.url) };
