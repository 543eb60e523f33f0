import { setTimeout as sleep } from "node:timers/promises";
import type { IsolationLevel, Transaction } from "kysely";
import type { Database } from "./connect.ts";

export type TransactionOptions = {
  readonly isolation?: IsolationLevel;
  /** The maximum number of attempts. */
  readonly attempts?: number;
  readonly random?: () => number;
};

const serializationFailure = "40001";
const deadlockDetected = "40P01";

/**
 * Runs `work` in one transaction: it commits when `work` returns (an expected failure is a return too) and rolls back when it
 * throws. The one place that retries after a serialization failure or a deadlock, so `work` must have no effects outside the
 * database.
 */
export async function inTransaction<T>(
  database: Database,
  work: (trx: Transaction<unknown>) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  const attempts = options.attempts ?? 5;
  const random = options.random ?? Math.random;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const builder = database.kysely.transaction();
      return await (options.isolation ? builder.setIsolationLevel(options.isolation) : builder).execute(work);
    } catch (cause) {
      if (attempt >= attempts || !mayBeTriedAgain(cause)) throw cause;
      // Jitter: conflicting transactions with equal delays would collide again.
      await sleep(2 ** attempt * 5 * (0.5 + random()));
    }
  }
}

function mayBeTriedAgain(cause: unknown): boolean {
  const code = cause instanceof Error && "code" in cause ? cause.code : null;
  return code === serializationFailure || code === deadlockDetected;
}
