import type { MigrationSource } from "#kit/postgres/migrate.ts";

export const approvalsMigrations: MigrationSource = {
  module: "approvals",
  folder: new URL("./migrations/", import.meta.url),
};
