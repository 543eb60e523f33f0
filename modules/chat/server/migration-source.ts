import type { MigrationSource } from "#kit/postgres/migrate.ts";

/** The tables of this room. */
export const chatMigrations: MigrationSource = { room: "chat", folder: new URL("./migrations/", import.meta.url) };
