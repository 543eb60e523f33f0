import type { MigrationSource } from "#kit/postgres/migrate.ts";

export const chatMigrations: MigrationSource = { module: "chat", folder: new URL("./migrations/", import.meta.url) };
