import type { MigrationSource } from "#kit/postgres/migrate.ts";

/** The tables of this module; `order` is a word of SQL, so their schema is called `orders`. */
export const orderMigrations: MigrationSource = { module: "orders", folder: new URL("./migrations/", import.meta.url) };
