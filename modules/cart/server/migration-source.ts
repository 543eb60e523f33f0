import type { MigrationSource } from "#kit/postgres/migrate.ts";

/** The tables of this module. */
export const cartMigrations: MigrationSource = { module: "cart", folder: new URL("./migrations/", import.meta.url) };
