import type { MigrationSource } from "#kit/postgres/migrate.ts";

export const webhooksMigrations: MigrationSource = {
  module: "webhooks",
  folder: new URL("./migrations/", import.meta.url),
};
