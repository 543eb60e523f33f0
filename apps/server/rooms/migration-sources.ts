import { kitMigrations } from "#kit/postgres/kit-migrations.ts";
import type { MigrationSource } from "#kit/postgres/migrate.ts";

/** Every folder of SQL files, in the order in which their tables may refer to each other. */
export const migrationSources: MigrationSource[] = [kitMigrations];
