import type { MigrationSource } from "#kit/postgres/migrate.ts";

/** The tables of this module. */
export const chatMigrations: MigrationSource = { module: "chat", folder: new URL("./migrations/", import.meta.url) };
