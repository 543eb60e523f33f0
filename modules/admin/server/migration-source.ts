import type { MigrationSource } from "#kit/postgres/migrate.ts";

/** The tables of this module. */
export const adminMigrations: MigrationSource = { module: "desk", folder: new URL("./migrations/", import.meta.url) };
