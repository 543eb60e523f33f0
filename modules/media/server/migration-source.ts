import type { MigrationSource } from "#kit/postgres/migrate.ts";

export const mediaMigrations: MigrationSource = { module: "media", folder: new URL("./migrations/", import.meta.url) };
