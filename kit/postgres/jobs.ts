import { readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { type RawBuilder, sql } from "kysely";
import type { Executor } from "./connect.ts";

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
  await sql`select ${jobsCall([{ name, payload, ...options }])}`.execute(executor);
}

export type NewJob = AddJobOptions & { readonly name: string; readonly payload: unknown };

/** The same for several as part of a statement that writes other things too. The queue takes them together: that costs a third. */
export const jobsCall = (jobs: readonly NewJob[]): RawBuilder<unknown> => sql`(
  select count(*) from graphile_worker.add_jobs(array(
    select row(name, payload, null, "runAt", "maxAttempts", key, null, null)::graphile_worker.job_spec
    from jsonb_to_recordset(${JSON.stringify(jobs.map((job) => ({ ...job, payload: job.payload ?? {} })))}::jsonb)
      as job (name text, payload json, "runAt" timestamptz, "maxAttempts" smallint, key text))))`;

/** Takes a waiting job out of the queue; one that is already running is left to finish. */
export async function removeJob(executor: Executor, key: string): Promise<void> {
  await sql`select graphile_worker.remove_job(${key}::text)`.execute(executor);
}

const { version } = JSON.parse(readFileSync(findPackageJSON("graphile-worker", import.meta.url) ?? "", "utf8"));

/** Names the tables of the queue as this release needs them. */
export const jobsEdition = `graphile-worker ${version}`;
