import { appendFile, copyFile, cp, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import pg from "pg";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../postgres/embedded/start-embedded-postgres.ts";

export type ReplicaOptions = {
  /** The address of the database to follow, and where its files are. */
  readonly url: string;
  readonly sourceDir: string;
  readonly dataDir: string;
};

const slot = "replica";

/** Files of the running primary, or that change during the copy. */
const leftOut =
  /^(?:postmaster\.(?:pid|opts)|pg_wal\/.+|pg_replslot\/.+|pg_stat_tmp\/.+|pg_dynshmem\/.+|.*pgsql_tmp.*)$/;

/** A streaming replica of a running built-in PostgreSQL on the same machine. */
export async function startReplica({ url, sourceDir, dataDir }: ReplicaOptions): Promise<EmbeddedPostgres> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_create_physical_replication_slot($1, true)", [slot]);
    await client.query("select pg_backup_start('replica', true)");
    await cp(sourceDir, dataDir, {
      recursive: true,
      filter: (path) => !leftOut.test(relative(sourceDir, path).replaceAll("\\", "/")),
    });
    const { rows } = await client.query<{ labelfile: string }>("select labelfile from pg_backup_stop(false)");
    await writeFile(join(dataDir, "backup_label"), rows[0]?.labelfile ?? "");
  } finally {
    await client.end();
  }
  const { hostname, port, username, password } = new URL(url);
  const source = `host=${hostname} port=${port} user=${username} password=${password} application_name=${slot}`;
  await appendFile(
    join(dataDir, "postgresql.auto.conf"),
    `primary_conninfo = '${source}'\nprimary_slot_name = '${slot}'\n`,
  );
  await writeFile(join(dataDir, "standby.signal"), "");
  await copyFile(`${sourceDir}.password`, `${dataDir}.password`);
  return startEmbeddedPostgres({ dataDir });
}
