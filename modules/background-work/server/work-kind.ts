import type { Transaction } from "kysely";
import type { Json } from "#kit/core/fields/field-changes.ts";
import type { Failure, Result } from "#kit/core/result.ts";

/** One run of a work item by a worker. */
export type WorkRun = {
  readonly id: string;
  readonly input: Json;
  readonly owner: { readonly id: string; readonly name: string };
  /** Reports the progress. Throws when the work was cancelled or claimed by another worker: the run must stop. */
  progress(done: number, total: number | null): Promise<void>;
  /** Aborts when the process is shutting down: another worker then resumes the work. */
  readonly signal: AbortSignal;
};

/** A failure that a retry cannot fix; its other fields are shown to the owner. */
export type WorkFailure = Failure & { readonly [detail: string]: Json };

/**
 * One kind of long-running work. `prepare` may take long, call external services and write data idempotently; `apply`
 * is one transaction, which also marks the work as done: a killed worker leaves all of its effect or nothing, and no
 * effect happens twice.
 */
export type WorkKind<Prepared = unknown> = {
  /** As stored in the table: `import.apply`. Never renamed. */
  readonly name: string;
  prepare(run: WorkRun): Promise<Result<Prepared, WorkFailure>>;
  apply(trx: Transaction<unknown>, run: WorkRun, prepared: Prepared): Promise<Result<Json, WorkFailure>>;
};

/** Allows kinds with different types of prepared data in one list: only the kind itself sees its prepared data. */
export const workKind = <Prepared>(kind: WorkKind<Prepared>): WorkKind => kind as WorkKind;
