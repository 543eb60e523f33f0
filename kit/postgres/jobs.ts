import { readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { type RawBuilder, sql } from "kysely";
import type { Executor } from "./connect.ts";

/** The information a job gets about its attempt. */
type JobAttempt = {
  readonly jobId: string;
  /** 1 for the first attempt. */
  readonly attempt: number;
  readonly maxAttempts: number;
  /** Aborts when the worker must stop soon. */
  readonly signal: AbortSignal;
};

/** Work that runs at least once: a throw repeats it later, with growing delays. */
export type Job = (payload: unknown, attempt: JobAttempt) => Promise<void>;

/** The jobs of a worker, by name. */
export type Jobs = Readonly<Record<string, Job>>;

export type AddJobOptions = {
  /** The earliest time; at once if absent. */
  readonly runAt?: Date;
  /** Replaces a waiting job with the same key. */
  readonly key?: string;
  /** The maximum number of attempts; 25 by default, about three days. */
  readonly maxAttempts?: number;
};

/** Adds a job to the queue. Given a transaction, the job exists only if that commits. */
export async function addJob(
  executor: Executor,
  name: string,
  payload: unknown,
  options: AddJobOptions = {},
): Promise<void> {
  await sql`select ${jobsCall([{ name, payload, ...options }])}`.execute(executor);
}

export type NewJob = AddJobOptions & { readonly name: string; readonly payload: unknown };

/** Several jobs as part of a larger writing statement. Adding them together costs a third. */
export const jobsCall = (jobs: readonly NewJob[]): RawBuilder<unknown> => sql`(
  select count(*) from graphile_worker.add_jobs(array(
    select row(name, payload, null, "runAt", "maxAttempts", key, null, null)::graphile_worker.job_spec
    from jsonb_to_recordset(${JSON.stringify(jobs.map((job) => ({ ...job, payload: job.payload ?? {} })))}::jsonb)
      as job (name text, payload json, "runAt" timestamptz, "maxAttempts" smallint, key text))))`;

const { version } = JSON.parse(readFileSync(findPackageJSON("graphile-worker", import.meta.url) ?? "", "utf8"));

/** The version of the queue's tables that this release needs. */
export const jobsVersion = `graphile-worker ${version}`;
