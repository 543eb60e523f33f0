import { mkdir } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "#kit/core/free-port.ts";
import { chooseRunner, type Runner } from "./account.ts";
import { type Binaries, locateBinaries } from "./binaries.ts";
import { createCluster, explain, handOver, inspectCluster, readPassword } from "./cluster.ts";
import { clearOrphans } from "./orphans.ts";
import { takeOwnership } from "./owner-lock.ts";
import { type Postmaster, startPostmaster } from "./postmaster.ts";

export type EmbeddedPostgres = { readonly url: string; readonly port: number; stop(): Promise<void> };

export type EmbeddedPostgresOptions = {
  readonly dataDir: string;
  /** `false` trades durability for speed: for tests. */
  readonly durable?: boolean;
  readonly log?: (line: string) => void;
};

const attempts = 5;

/**
 * Starts the bundled PostgreSQL on its own directory, reachable from this machine alone. Remains of an earlier run are removed
 * first. While it runs, a database process that dies is restarted on the same port. Problems a person can solve are thrown as
 * `EmbeddedPostgresProblem`.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  const log = options.log ?? (() => {});
  const durable = options.durable ?? true;
  await mkdir(dirname(dataDir), { recursive: true }).catch((problem) => {
    throw explain(problem, dataDir);
  });
  const binaries = await locateBinaries();
  // A directory that cannot be used is refused before anything is written.
  await inspectCluster(dataDir, binaries.major);
  const owner = await takeOwnership(dataDir).catch((problem) => {
    throw explain(problem, dataDir);
  });
  try {
    const runner = await chooseRunner(dataDir, programsOf(binaries));
    // Again: the owner before may have created the database since.
    const state = await inspectCluster(dataDir, binaries.major);
    if (state === "absent") await createCluster(dataDir, binaries, runner, { durable });
    else await handOver(dataDir, runner);
    const password = await readPassword(dataDir);
    const first = await startOnFreePort(binaries, runner, { dataDir, durable, log });
    const supervised = supervise(first.postmaster, log, async () => {
      await clearOrphans(dataDir, log);
      return startPostmaster(binaries, runner, { dataDir, durable, log, port: first.port });
    });
    let stopping: Promise<void> | null = null;
    return {
      url: `postgres://shop:${password}@127.0.0.1:${first.port}/postgres`,
      port: first.port,
      stop: () => {
        stopping ??= supervised.stop().finally(owner.release);
        return stopping;
      },
    };
  } catch (problem) {
    await owner.release();
    throw explain(problem, dataDir);
  }
}

const programsOf = (binaries: Binaries): string[] => [
  binaries.postgres,
  binaries.initdb,
  join(binaries.home, "lib"),
  join(binaries.home, "share"),
];

/** Another program may take the free port first, and workers of a killed run may need a moment to exit: so retry. */
async function startOnFreePort(
  binaries: Binaries,
  runner: Runner,
  options: { dataDir: string; durable: boolean; log: (line: string) => void },
): Promise<{ port: number; postmaster: Postmaster }> {
  for (let attempt = 1; ; attempt += 1) {
    await clearOrphans(options.dataDir, options.log);
    const port = await freePort();
    try {
      return { port, postmaster: await startPostmaster(binaries, runner, { ...options, port }) };
    } catch (problem) {
      const passing = /Address already in use|could not create any TCP|still in use/i.test(String(problem));
      if (!passing || attempt === attempts) throw problem;
      await sleep(200);
    }
  }
}

/** Keeps the database running until `stop`: a killed process is restarted, without limit. */
function supervise(first: Postmaster, log: (line: string) => void, restart: () => Promise<Postmaster>) {
  let current = first;
  let stopped = false;
  const watching = (async () => {
    for (let failures = 0; ; ) {
      await current.exited;
      if (stopped) return;
      log("the database process ended by itself and is started again");
      // A full disk or memory shortage may last: back off.
      await sleep(Math.min(failures * 500, 5_000));
      await restart().then(
        (next) => {
          current = next;
          failures = 0;
        },
        (problem) => {
          failures += 1;
          log(`the database could not be started again: ${String(problem)}`);
        },
      );
      // Stopped in the middle of a restart.
      if (stopped) return current.stop();
    }
  })();
  return {
    async stop(): Promise<void> {
      stopped = true;
      await current.stop();
      await watching;
    },
  };
}
