import { EventEmitter, once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { parseCronItems, type Runner, run, type TaskList, type WorkerEvents } from "graphile-worker";
import type pg from "pg";
import type { Jobs } from "./jobs.ts";
import type { Heartbeat } from "./worker-heartbeat.ts";
import { type ProblemLog, workerLogger } from "./worker-log.ts";

/** A scheduled job: `match` is a cron pattern in UTC. */
export type CronEntry = { readonly job: string; readonly match: string };

export type RunnerOptions = {
  readonly jobs: Jobs;
  readonly cron?: readonly CronEntry[];
  readonly concurrency: number;
  readonly log: ProblemLog;
  readonly pollIntervalMs?: number;
};

/** Runs jobs of the queue until it is stopped, or until the database was unreachable for a moment. */
export type QueueRunner = {
  stop(): void;
  /** Its jobs have finished, and its locks in the queue may be released. */
  readonly ended: Promise<void>;
};

/** The time for recording the last completed jobs. */
const lastNotesMs = 1_000;
/** A runner that was asked to stop and is not done by now may duplicate the work of its successor. */
const longestEndMs = 30_000;

export async function beginRunner(options: RunnerOptions, pool: pg.Pool, heartbeat: Heartbeat): Promise<QueueRunner> {
  const entries = options.cron ?? [];
  const events: WorkerEvents = new EventEmitter();
  const runner = await run({
    pgPool: pool,
    events,
    taskList: asTaskList(options.jobs),
    parsedCronItems: parseCronItems(entries.map(({ job, match }) => ({ task: job, match, identifier: job }))),
    concurrency: options.concurrency,
    pollInterval: options.pollIntervalMs ?? 2_000,
    noHandleSignals: true,
    logger: workerLogger(options.log),
    preset: {
      // Without batches the queue does not await its own completion record, and a connection lost at that moment would be an unhandled rejection, which
      // ends the process.
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
  // Stopping a runner that has just ended by itself rejects, which is no problem.
  const stop = () => void runner.stop().catch(() => undefined);
  // A job may have been locked by a response that was lost: the database keeps it for this runner, which does not know it. Only a runner that has ended
  // can release its locks.
  for (const doubt of ["worker:getJob:error", "pool:listen:error"] as const) events.once(doubt, stop);
  return { stop, ended: untilEnded(runner, events) };
}

/** The queue's own end event may never come when several completion records were lost at once: it miscounts them. */
async function untilEnded(runner: Runner, events: WorkerEvents): Promise<void> {
  const jobsDone = Promise.race([
    once(events, "pool:gracefulShutdown:complete"),
    once(events, "pool:forcefulShutdown:complete"),
    once(events, "pool:forcefulShutdown:error"),
  ]);
  await Promise.race([
    runner.promise.catch(() => undefined),
    jobsDone.then(() => sleep(lastNotesMs, undefined, { ref: false })),
    once(events, "pool:gracefulShutdown").then(() => sleep(longestEndMs, undefined, { ref: false })),
  ]);
}

function asTaskList(jobs: Jobs): TaskList {
  const list: TaskList = {};
  for (const [name, job] of Object.entries(jobs)) {
    list[name] = (payload, { job: { id, attempts, max_attempts }, abortSignal }) =>
      job(payload, { jobId: String(id), attempt: attempts, maxAttempts: max_attempts, signal: abortSignal });
  }
  return list;
}
