import type { MigrationSource } from "./migrate.ts";

/** The kit's own tables: outbox, inbox, rate limit, worker heartbeats and the journal of records. */
export const kitMigrations: MigrationSource = { module: "kit", folder: new URL("./migrations/", import.meta.url) };
