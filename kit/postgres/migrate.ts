import type pg from "pg";
import { jobsVersion } from "./jobs.ts";
import { applyFile } from "./migration-apply.ts";
import { type MigrationFile, type MigrationSource, readMigrations } from "./migration-files.ts";

export type { MigrationSource } from "./migration-files.ts";

export type MigrateOptions = {
  /** The lock timeout of one file, after which it is rolled back and retried. */
  readonly lockTimeoutMs?: number;
  readonly onApplied?: (module: string, name: string) => void;
  /** Applies only these files: a restored backup gets the tables it was written from. */
  readonly only?: (module: string, name: string) => boolean;
};

const oldestServer = 150_000;
/** The key of the advisory lock: any fixed number, equal in every process. */
const lockKey = 7_236_401;
/** The name of the job queue's version among the files. */
const jobsModule = "jobs";

/** Migrates the database. Safe to call from many processes at once: one migrates, the others wait and find it done. */
export async function migrate(
  pool: pg.Pool,
  sources: readonly MigrationSource[],
  options: MigrateOptions = {},
): Promise<void> {
  await withMigrationLock(pool, (client) => applyAll(client, sources, options));
}

/**
 * True when every file of these modules has been applied unchanged, and the job queue has this release's version. Takes no lock:
 * most starts follow a deployment or a crash, not a migration.
 */
export async function isUpToDate(pool: pg.Pool, sources: readonly MigrationSource[]): Promise<boolean> {
  const [applied, ...files] = await Promise.all([
    appliedChecksums(pool),
    ...sources.map(async (source) => ({ module: source.module, files: await readMigrations(source) })),
  ]);
  if (!applied.has(nameOf(jobsModule, jobsVersion))) return false;
  return files.every(({ module, files: own }) =>
    own.every(({ name, checksum }) => applied.get(nameOf(module, name)) === checksum),
  );
}

const nameOf = (module: string, file: string) => `${module}/${file}`;

/** Undefined schema or undefined table. */
const isFresh = (problem: unknown): boolean =>
  problem instanceof Error && "code" in problem && (problem.code === "3F000" || problem.code === "42P01");

async function appliedChecksums(pool: pg.Pool): Promise<ReadonlyMap<string, string>> {
  const applied = await pool
    .query<{ module: string; name: string; checksum: string }>(
      "select room as module, name, checksum from kit.migration",
    )
    .catch((problem: unknown) => {
      if (isFresh(problem)) return { rows: [] };
      throw problem;
    });
  return new Map(applied.rows.map(({ module, name, checksum }) => [nameOf(module, name), checksum]));
}

/** Runs `work` under the advisory lock of migrations. */
export async function withMigrationLock<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken = true;
  try {
    await refuseOldServer(client);
    // Waiting for another process, or rewriting a large table, may exceed the statement timeout.
    await client.query("set statement_timeout = 0; set idle_in_transaction_session_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [lockKey]);
    const result = await work(client);
    await client.query("select pg_advisory_unlock($1)", [lockKey]);
    await client.query("reset statement_timeout; reset idle_in_transaction_session_timeout");
    broken = false;
    return result;
  } finally {
    // After a failure the session is closed, which releases its lock.
    client.release(broken);
  }
}

async function refuseOldServer(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ number: number; version: string }>(
    "select current_setting('server_version_num')::int as number, current_setting('server_version') as version",
  );
  refuseOldVersion(rows[0]?.number ?? 0, rows[0]?.version ?? "unknown");
}

export function refuseOldVersion(number: number, version: string): void {
  if (number >= oldestServer) return;
  throw new Error(
    `PostgreSQL 15 or newer is needed, but this server is ${version}. Point DATABASE_URL at a newer one.`,
  );
}

// The column keeps its first name, `room`: databases of earlier releases have it, and their processes may still run.
async function applyAll(client: pg.PoolClient, sources: readonly MigrationSource[], options: MigrateOptions) {
  await client.query(`
    create schema if not exists kit;
    create table if not exists kit.migration (
      room text not null,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now(),
      primary key (room, name)
    )`);
  const { rows } = await client.query<{ module: string; name: string; checksum: string }>(
    "select room as module, name, checksum from kit.migration",
  );
  for (const source of sources) {
    const applied = new Map(rows.filter((row) => row.module === source.module).map((row) => [row.name, row.checksum]));
    const { only = () => true } = options;
    const files = (await readMigrations(source)).filter(({ name }) => only(source.module, name));
    for (const file of waiting(source.module, files, applied)) {
      await applyFile(client, source.module, file, options.lockTimeoutMs ?? 3_000);
      options.onApplied?.(source.module, file.name);
    }
  }
}

/** Records the version of the job queue. */
export const noteJobs = (pool: pg.Pool) =>
  pool.query("insert into kit.migration (room, name, checksum) values ($1, $2, '') on conflict do nothing", [
    jobsModule,
    jobsVersion,
  ]);

/** The pending files, after checking that applied ones are unchanged. */
function waiting(
  module: string,
  files: readonly MigrationFile[],
  applied: ReadonlyMap<string, string>,
): MigrationFile[] {
  for (const file of files) {
    const checksum = applied.get(file.name);
    if (checksum !== undefined && checksum !== file.checksum) {
      throw new Error(
        `The migration ${file.name} of ${module} was changed after it had been applied. ` +
          "Restore the file and put the change into a new one with a higher number.",
      );
    }
  }
  // Applied names without a file are fine: a newer release may have migrated already.
  const newest = [...applied.keys()].sort().at(-1) ?? "";
  const open = files.filter((file) => !applied.has(file.name));
  const late = open.find((file) => file.name < newest);
  if (late) {
    throw new Error(
      `The migration ${late.name} of ${module} comes before ${newest}, which is already applied. Give it a higher number.`,
    );
  }
  return open;
}
