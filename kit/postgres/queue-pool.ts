import pg from "pg";
import { surviveLostConnections } from "./connect.ts";
import { PrimaryClient } from "./primary-client.ts";
import type { ProblemLog } from "./worker-log.ts";

type OnClient = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/**
 * The queue backs off ever longer when a connection is refused with a known code, such as that of a starting server, and cannot
 * be woken. It does not know this error; the worker itself restarts.
 */
class QueuePool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: OnClient): void;
  override connect(callback?: OnClient): unknown {
    if (callback) return super.connect((error, client, done) => callback(error, client, once(done)));
    return super.connect().catch((cause: unknown) => {
      throw new Error("no connection for the job worker", { cause });
    });
  }
}

/**
 * A queue that is stopped while its listening connection breaks releases that connection twice; the pool rejects the second
 * release, and nobody handles it.
 */
function once(done: (release?: unknown) => void): (release?: unknown) => void {
  let isDone = false;
  return (release) => {
    if (isDone) return;
    isDone = true;
    done(release);
  };
}

/** The worker's own connections, so that busy pages cannot starve it. */
export function openQueuePool(connectionString: string, concurrency: number, log: ProblemLog): pg.Pool {
  const pool = new QueuePool({
    connectionString,
    application_name: "worker",
    // One for each job, one that listens for new jobs, one for heartbeats.
    max: concurrency + 2,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    Client: PrimaryClient,
  });
  surviveLostConnections(pool, (cause) => log("a connection of the job worker was lost", cause));
  return pool;
}
