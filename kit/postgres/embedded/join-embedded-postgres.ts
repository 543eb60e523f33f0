import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readPassword } from "./cluster.ts";
import { EmbeddedPostgresInUse } from "./problem.ts";
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from "./start-embedded-postgres.ts";

const pollMs = 100;
/** The wait includes the creation of a database at the first start. */
const mostMs = 60_000;

/**
 * For commands: the built-in PostgreSQL of the shop running on this directory or, when none runs, one for the duration of the
 * command. Stopping another process's database does nothing. An owner whose database is not ready within `waitMs` is reported like
 * a second start of the shop.
 */
export async function joinEmbeddedPostgres(
  options: EmbeddedPostgresOptions & { readonly waitMs?: number },
): Promise<EmbeddedPostgres> {
  const deadline = Date.now() + (options.waitMs ?? mostMs);
  for (;;) {
    try {
      return await startEmbeddedPostgres(options);
    } catch (problem) {
      if (!(problem instanceof EmbeddedPostgresInUse)) throw problem;
      const running = await findRunning(resolve(options.dataDir));
      if (running) return running;
      if (Date.now() >= deadline) throw problem;
      // Its owner is about to start it or has just stopped it: check again a moment later.
      await sleep(pollMs);
    }
  }
}

/** A server that accepts connections has in `postmaster.pid` its port in line 4 and its state in line 8. */
async function findRunning(dataDir: string): Promise<EmbeddedPostgres | null> {
  const lines = (await readFile(join(dataDir, "postmaster.pid"), "utf8").catch(() => "")).split("\n");
  const port = Number(lines[3]);
  if (lines[7]?.trim() !== "ready" || !Number.isInteger(port) || port <= 0) return null;
  const password = await readPassword(dataDir);
  return { url: `postgres://shop:${password}@127.0.0.1:${port}/postgres`, port, stop: async () => {} };
}
