import type { MigrationSource } from "#kit/postgres/migrate.ts";

/** The tables of this room. */
export const cartMigrations: MigrationSource = { room: "cart", folder: new URL("./migrations/", import.meta.url) };
