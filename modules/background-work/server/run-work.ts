import type { Clock } from "#kit/core/clock.ts";
import type { Json } from "#kit/core/fields/field-changes.ts";
import type { Database } from "#kit/postgres/connect.ts";
import type { Job } from "#kit/postgres/jobs.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { endWork, markDone, noteProgress, type Standing, type TakenWork, takeWork } from "./store/work-runs.ts";
import type { WorkFailure, WorkKind, WorkRun } from "./work-kind.ts";

export const runWorkJobName = "background-work.run";

/** Lower than the queue's own limit, so that the work always ends in a state its owner can read. */
const mostAttempts = 5;

/** Thrown to leave a run that was cancelled or replaced. */
class RunOver extends Error {
  readonly standing: Exclude<Standing, "running">;
  constructor(standing: Exclude<Standing, "running">) {
    super(`the work was ${standing}`);
    this.standing = standing;
  }
}

/** Carries an expected failure out of the transaction to roll it back. */
class Failed extends Error {
  readonly failure: WorkFailure;
  constructor(failure: WorkFailure) {
    super(failure.code);
    this.failure = failure;
  }
}

export type RunWorkDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly kinds: readonly WorkKind[];
  /** Called for unexpected failures. */
  readonly log: (message: string, cause: unknown) => void;
};

/** The queue job that runs work. The queue retries it when a worker dies or an unexpected error occurs. */
export function runWorkJob({ database, clock, kinds, log }: RunWorkDeps): Job {
  const byName = new Map(kinds.map((kind) => [kind.name, kind]));
  const db = database.kysely;
  return async (payload, { signal }) => {
    const { id } = payload as { id: string };
    const taken = await takeWork(db, id, clock.now());
    if (!taken) return;
    const run = { id, attempt: taken.attempt };
    const end = (state: "failed" | "cancelled", error: Json) => endWork(db, run, { state, error, at: clock.now() });
    if (taken.cancelRequested) return end("cancelled", null);
    if (taken.attempt > mostAttempts) return end("failed", { code: "GAVE_UP" });
    try {
      await runOnce(byName.get(taken.kind), workRun({ database, signal }, run, taken), { database, clock, run });
    } catch (cause) {
      if (cause instanceof Failed) return end("failed", cause.failure);
      if (cause instanceof RunOver) return cause.standing === "cancelled" ? end("cancelled", null) : undefined;
      log(`background work ${taken.kind} failed`, cause);
      if (taken.attempt === mostAttempts) return end("failed", { code: "UNEXPECTED" });
      throw cause;
    }
  };
}

const workRun = (
  { database, signal }: { readonly database: Database; readonly signal: AbortSignal },
  run: { readonly id: string; readonly attempt: number },
  { input, ownerId, ownerName }: TakenWork,
): WorkRun => ({
  id: run.id,
  input,
  owner: { id: ownerId, name: ownerName },
  signal,
  async progress(done, total) {
    // On a separate connection: the owner sees the progress before the work's transaction commits.
    const standing = await noteProgress(database.kysely, run, { done, total });
    if (standing !== "running") throw new RunOver(standing);
  },
});

async function runOnce(
  kind: WorkKind | undefined,
  run: WorkRun,
  around: {
    readonly database: Database;
    readonly clock: Clock;
    readonly run: { readonly id: string; readonly attempt: number };
  },
): Promise<void> {
  // A newer release may know the kind: an older worker leaves the work to the queue's next attempt.
  if (!kind) throw new Error("this release does not know this kind of work");
  const prepared = await kind.prepare(run);
  if (!prepared.ok) throw new Failed(prepared.error);
  await inTransaction(around.database, async (trx) => {
    const applied = await kind.apply(trx, run, prepared.value);
    if (!applied.ok) throw new Failed(applied.error);
    const standing = await markDone(trx, around.run, { result: applied.value, at: around.clock.now() });
    if (standing !== "running") throw new RunOver(standing);
  });
}
