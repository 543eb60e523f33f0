import type { MigrationSource } from "#kit/postgres/migrate.ts";

/** The migrations of this module; `order` is reserved in SQL, so the schema is called `orders`. */
export const orderMigrations: MigrationSource = { module: "orders", folder: new URL("./migrations/", import.meta.url) };
