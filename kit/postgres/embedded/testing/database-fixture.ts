import { type ChildProcess, spawn } from "node:child_process";
import { chmod, cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { processesOf } from "../orphans.ts";
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from "../start-embedded-postgres.ts";

/**
 * A private data directory for one test, the databases and processes started on it, and their clean-up. Empty, or a copy of an
 * existing database, which is much faster than creating one.
 */
export async function databaseFixture(copyOf?: string) {
  const folder = await mkdtemp(join(tmpdir(), "embedded-postgres-"));
  const dataDir = join(folder, "postgres");
  if (copyOf !== undefined) {
    await cp(copyOf, dataDir, { recursive: true });
    await chmod(dataDir, 0o700);
    await cp(`${copyOf}.password`, `${dataDir}.password`);
  }
  const running: EmbeddedPostgres[] = [];
  const holders: ChildProcess[] = [];
  const log: string[] = [];
  let isFrozen = false;
  return {
    folder,
    dataDir,
    log,
    async start(options: Partial<EmbeddedPostgresOptions> = {}): Promise<EmbeddedPostgres> {
      const database = await startEmbeddedPostgres({
        dataDir,
        durable: false,
        log: (line) => log.push(line),
        ...options,
      });
      running.push(database);
      return database;
    },
    /** Starts a child process on the same directory; resolves with its first line, an address or a refusal. */
    async holdInAnotherProcess(account: { uid?: number; gid?: number } = {}) {
      const script = fileURLToPath(new URL("hold-database.ts", import.meta.url));
      const child = spawn(process.execPath, [script, dataDir], {
        ...account,
        detached: true,
        stdio: ["ignore", "pipe", "inherit"],
      });
      holders.push(child);
      const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
      const next = async (): Promise<string> => String((await lines.next()).value);
      const exited = new Promise<number | null>((resolve) => child.once("exit", resolve));
      return { child, exited, next, firstLine: await next() };
    },
    async postmasterPid(): Promise<number> {
      return Number.parseInt(await readFile(join(dataDir, "postmaster.pid"), "utf8"), 10);
    },
    /** Freezes every process of the database (SIGSTOP); `thaw` continues them. */
    async freeze(): Promise<void> {
      // The postmaster first: it forks all others, so none is added afterwards.
      process.kill(await this.postmasterPid(), "SIGSTOP");
      for (const pid of await processesOf(dataDir)) process.kill(pid, "SIGSTOP");
      isFrozen = true;
    },
    async thaw(): Promise<void> {
      for (const pid of await processesOf(dataDir)) process.kill(pid, "SIGCONT");
      isFrozen = false;
    },
    async close(): Promise<void> {
      if (isFrozen) await this.thaw();
      for (const database of running) await database.stop();
      for (const holder of holders) holder.kill("SIGKILL");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export async function query(url: string, sql: string): Promise<Record<string, unknown> | undefined> {
  const client = new pg.Client(url);
  // A killed database reports an error to its clients; without a listener that would end the test process.
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows[0];
  } finally {
    await client.end().catch(() => {});
  }
}
