import { runMigrations } from "graphile-worker";
import { type RawBuilder, sql } from "kysely";
import type { Executor } from "./connect.ts";
import { workerLogger } from "./worker-log.ts";

/** What a job may know about the attempt it is. */
export type JobAttempt = {
  readonly jobId: string;
  /** 1 for the first try. */
  readonly attempt: number;
  readonly maxAttempts: number;
  /** Fires when the worker must stop soon. */
  readonly signal: AbortSignal;
};

/** Work that is done at least once: a throw makes it come again later, ever more slowly. */
export type Job = (payload: unknown, attempt: JobAttempt) => Promise<void>;

/** Every job a worker can do, by name. */
export type Jobs = Readonly<Record<string, Job>>;

export type AddJobOptions = {
  /** Not before this moment; at once if absent. */
  readonly runAt?: Date;
  /** A job that waits under the same key is replaced. */
  readonly key?: string;
  /** How often it is tried at most; 25 if absent, which takes about three days. */
  readonly maxAttempts?: number;
};

/** Puts a job in the queue. Given a transaction, the job exists only if that commits. */
export async function addJob(
  executor: Executor,
  name: string,
  payload: unknown,
  options: AddJobOptions = {},
): Promise<void> {
  await sql`select ${jobCall({ name, payload, ...options })}`.execute(executor);
}

export type NewJob = AddJobOptions & { readonly name: string; readonly payload: unknown };

/** The same as part of a statement that writes other things too. */
export const jobCall = ({ name, payload, runAt, maxAttempts, key }: NewJob): RawBuilder<unknown> => sql`
  (graphile_worker.add_job(
    ${name}::text,
    payload => ${JSON.stringify(payload ?? {})}::json,
    run_at => ${runAt ?? null}::timestamptz,
    max_attempts => ${maxAttempts ?? null}::int,
    job_key => ${key ?? null}::text
  )).id`;

/** Takes a waiting job out of the queue; one that is already running is left to finish. */
export async function removeJob(executor: Executor, key: string): Promise<void> {
  await sql`select graphile_worker.remove_job(${key}::text)`.execute(executor);
}

/** Creates or updates the tables of the queue itself. */
export async function installJobs(connectionString: string): Promise<void> {
  await runMigrations({ connectionString, logger: workerLogger(() => undefined) });
}
