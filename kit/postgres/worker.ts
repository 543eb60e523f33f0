import { setTimeout as sleep } from "node:timers/promises";
import { openQueuePool } from "./queue-pool.ts";
import { beginRunner, type QueueRunner, type RunnerOptions } from "./queue-runner.ts";
import { startHeartbeat } from "./worker-heartbeat.ts";
import type { ProblemLog } from "./worker-log.ts";

export type { CronEntry } from "./queue-runner.ts";

export type WorkerOptions = RunnerOptions & { readonly connectionString: string; readonly heartbeatMs?: number };

/** After a failover the new primary has been there for so long at most before jobs run again. */
const longestPauseMs = 1_000;

/** A running worker; `stop` lets running jobs finish and is idempotent. */
export type Worker = { stop(): Promise<void> };

/** Runs jobs until it is stopped. When the database is lost it restarts as soon as that is back. */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const pool = openQueuePool(options.connectionString, options.concurrency, options.log);
  const heartbeat = startHeartbeat(pool, options.heartbeatMs ?? 3_000, options.log);
  const begin = () => beginRunner(options, pool, heartbeat);
  const stopping = new AbortController();
  const end = async () => {
    await heartbeat.stop();
    await pool.end();
  };
  let runner: QueueRunner;
  try {
    runner = await begin();
  } catch (cause) {
    await end();
    throw cause;
  }
  const watching = keepRunning(runner, begin, heartbeat.retire, stopping.signal, options.log);
  let stopped: Promise<void> | null = null;
  return {
    stop: () => {
      stopping.abort();
      stopped ??= watching.then(end);
      return stopped;
    },
  };
}

async function keepRunning(
  first: QueueRunner,
  begin: () => Promise<QueueRunner>,
  onEnded: () => void,
  signal: AbortSignal,
  log: ProblemLog,
): Promise<void> {
  let runner: QueueRunner | null = first;
  for (let failures = 0; ; ) {
    if (runner) await untilEnded(runner, signal);
    onEnded();
    if (signal.aborted) return;
    await sleep(Math.min(250 * 2 ** failures, longestPauseMs), undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    try {
      runner = await begin();
      failures = 0;
      log("the job worker was started again");
    } catch (cause) {
      runner = null;
      failures += 1;
      log("the job worker could not be started again yet", cause);
    }
  }
}

async function untilEnded({ stop, ended }: QueueRunner, signal: AbortSignal): Promise<void> {
  if (signal.aborted) stop();
  signal.addEventListener("abort", stop, { once: true });
  await ended;
  signal.removeEventListener("abort", stop);
}
