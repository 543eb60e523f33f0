import type { Transaction } from "kysely";
import type { Failure, Result } from "#kit/core/result.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import type { StaffDeps, StaffMember } from "./staff-deps.ts";
import { writeAudit } from "./store/audit.ts";

/** The reply, and the audit entry; there is none without a subject, because nothing was done. */
export type Done<Value> = {
  readonly value: Value;
  readonly subject: string | null;
  readonly detail?: Readonly<Record<string, unknown>>;
};

/** Carries a failure out of a transaction to roll it back. */
class Undone<E extends Failure> extends Error {
  readonly refusal: { readonly ok: false; readonly error: E };
  constructor(refusal: { readonly ok: false; readonly error: E }) {
    super("undone");
    this.refusal = refusal;
  }
}

/** Runs an action and writes its audit entry in one transaction; a failure rolls both back. */
export async function auditedTransaction<Value, E extends Failure>(
  { database, clock }: Pick<StaffDeps, "database" | "clock">,
  { staff, action }: { readonly staff: StaffMember; readonly action: string },
  run: (trx: Transaction<unknown>) => Promise<Result<Done<Value>, E>>,
): Promise<Result<Value, E>> {
  try {
    return await inTransaction(database, async (trx) => {
      const done = await run(trx);
      if (!done.ok) throw new Undone<E>(done);
      const { subject, detail, value } = done.value;
      if (subject !== null)
        await writeAudit(trx, { staff, action, subject, ...(detail ? { detail } : {}) }, clock.now());
      return { ok: true, value } as const;
    });
  } catch (cause) {
    if (cause instanceof Undone) return cause.refusal as { ok: false; error: E };
    throw cause;
  }
}
