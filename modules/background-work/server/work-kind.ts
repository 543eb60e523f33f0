import type { Transaction } from "kysely";
import type { Json } from "#kit/core/fields/field-changes.ts";
import type { Failure, Result } from "#kit/core/result.ts";

/** One run of a work item by a worker. */
export type WorkRun = {
  readonly id: string;
  readonly input: Json;
  readonly owner: { readonly id: string; readonly name: string };
  /** Reports the progress. Throws when the work was cancelled or taken over by another worker: the run must stop. */
  progress(done: number, total: number | null): Promise<void>;
  /** Aborts when the process must stop soon: the work is then taken up again by another worker. */
  readonly signal: AbortSignal;
};

/** A failure of the work that a repetition would not mend; its other members are shown to the owner. */
export type WorkFailure = Failure & { readonly [detail: string]: Json };

/**
 * One kind of long work. `prepare` may take long, call others and write what may be written twice; `apply` is one transaction,
 * which also marks the work as done: a worker that is killed leaves all of it or nothing, and no effect happens twice.
 */
export type WorkKind<Prepared = unknown> = {
  /** As stored in the table: `import.apply`. Never renamed. */
  readonly name: string;
  prepare(run: WorkRun): Promise<Result<Prepared, WorkFailure>>;
  apply(trx: Transaction<unknown>, run: WorkRun, prepared: Prepared): Promise<Result<Json, WorkFailure>>;
};

/** Allows kinds with different preparations in one list: only the kind itself sees what it has prepared. */
export const workKind = <Prepared>(kind: WorkKind<Prepared>): WorkKind => kind as WorkKind;
