import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { MigrationFile } from "./migration-files.ts";

const lockNotAvailable = "55P03";
const attempts = 5;

/** Applies one file and records it in the same transaction. */
export async function applyFile(
  client: pg.PoolClient,
  module: string,
  file: MigrationFile,
  lockTimeoutMs: number,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query("begin");
      // A statement waiting for a lock blocks all later ones, so it gives up and retries.
      await client.query("select set_config('lock_timeout', $1, true)", [`${lockTimeoutMs}ms`]);
      await client.query(file.text);
      await client.query("insert into kit.migration (room, name, checksum) values ($1, $2, $3)", [
        module,
        file.name,
        file.checksum,
      ]);
      await client.query("commit");
      return;
    } catch (cause) {
      await client.query("rollback").catch(() => undefined);
      const busy = cause instanceof Error && "code" in cause && cause.code === lockNotAvailable;
      if (!busy || attempt === attempts) throw sentence(module, file, busy, cause);
      await sleep(attempt * 200);
    }
  }
}

function sentence(module: string, file: MigrationFile, busy: boolean, cause: unknown): Error {
  const reason = busy
    ? "other transactions kept a lock on the table it changes; try again with less traffic"
    : `${cause instanceof Error ? cause.message : String(cause)}${lineOf(file, cause)}`;
  return new Error(`The migration ${file.name} of ${module} could not be applied: ${reason}.`, { cause });
}

/** Converts PostgreSQL's character position to a line. */
function lineOf(file: MigrationFile, cause: unknown): string {
  const position = cause instanceof Error && "position" in cause ? Number(cause.position) : Number.NaN;
  return Number.isNaN(position) ? "" : ` (line ${file.text.slice(0, position).split("\n").length})`;
}
