import { setTimeout as sleep } from "node:timers/promises";
import { parseCronItems, type Runner, run, type TaskList } from "graphile-worker";
import pg from "pg";
import { surviveLostConnections } from "./connect.ts";
import type { Jobs } from "./jobs.ts";
import { type Heartbeat, startHeartbeat } from "./worker-heartbeat.ts";
import { type ProblemLog, workerLogger } from "./worker-log.ts";

/** A job that is added by the calendar: `match` is a cron pattern in UTC. */
export type CronEntry = { readonly job: string; readonly match: string };

export type WorkerOptions = {
  readonly connectionString: string;
  readonly jobs: Jobs;
  readonly cron?: readonly CronEntry[];
  readonly concurrency: number;
  readonly log: ProblemLog;
  readonly pollIntervalMs?: number;
  readonly heartbeatMs?: number;
};

/** A running worker; `stop` lets the jobs in hand finish and may be called more than once. */
export type Worker = { stop(): Promise<void> };

/**
 * Works through the queue until it is stopped. It has connections of its own, so that busy pages cannot starve it,
 * and when the database goes away it begins again as soon as that is back.
 */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    application_name: "worker",
    // One for each job, one that listens for new jobs, one for heartbeats.
    max: options.concurrency + 2,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  surviveLostConnections(pool, (cause) => options.log("a connection of the job worker was lost", cause));
  const heartbeat = startHeartbeat(pool, options.heartbeatMs ?? 10_000, options.log);
  const begin = () => beginRunner(options, pool, heartbeat);
  const stopping = new AbortController();
  const end = async () => {
    await heartbeat.stop();
    await pool.end();
  };
  let runner: Runner;
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

function beginRunner(options: WorkerOptions, pool: pg.Pool, heartbeat: Heartbeat): Promise<Runner> {
  const entries = options.cron ?? [];
  return run({
    pgPool: pool,
    taskList: asTaskList(options.jobs),
    parsedCronItems: parseCronItems(entries.map(({ job, match }) => ({ task: job, match, identifier: job }))),
    concurrency: options.concurrency,
    pollInterval: options.pollIntervalMs ?? 2_000,
    noHandleSignals: true,
    logger: workerLogger(options.log),
    preset: {
      // Without batches the queue does not wait for its own note that a job is done, and a lost connection
      // at that moment would be a rejection that nobody handles: the end of the process.
      worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 },
      plugins: [
        {
          name: "heartbeat",
          version: "1.0.0",
          worker: { hooks: { startWorker: (_context, { worker }) => heartbeat.add(worker.workerPool.id) } },
        },
      ],
    },
  });
}

function asTaskList(jobs: Jobs): TaskList {
  const list: TaskList = {};
  for (const [name, job] of Object.entries(jobs)) {
    list[name] = (payload, { job: { id, attempts, max_attempts }, abortSignal }) =>
      job(payload, { jobId: String(id), attempt: attempts, maxAttempts: max_attempts, signal: abortSignal });
  }
  return list;
}

/** The queue's runner gives up when it cannot note that a job is done; ours begins again until it is told to stop. */
async function keepRunning(
  first: Runner,
  begin: () => Promise<Runner>,
  onEnded: () => void,
  signal: AbortSignal,
  log: ProblemLog,
): Promise<void> {
  let runner: Runner | null = first;
  for (let failures = 0; ; ) {
    if (runner) await untilEnded(runner, signal);
    onEnded();
    if (signal.aborted) return;
    await sleep(Math.min(250 * 2 ** failures, 5_000), undefined, { signal }).catch(() => undefined);
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

async function untilEnded(runner: Runner, signal: AbortSignal): Promise<void> {
  // Stopping a runner that has just ended by itself is refused, and is not a problem.
  const stop = () => void runner.stop().catch(() => undefined);
  if (signal.aborted) stop();
  signal.addEventListener("abort", stop, { once: true });
  await runner.promise.catch(() => undefined);
  signal.removeEventListener("abort", stop);
}
