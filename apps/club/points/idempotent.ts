import type { Transaction } from "kysely";
import { keyedHash } from "#kit/core/keyed-hash.ts";
import { type Failure, fail, type Result } from "#kit/core/result.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import type { ClubDeps } from "../club-deps.ts";
import { deleteKey, insertKey, readRequest, writeAnswer } from "../store/requests.ts";

/** The key was used before, for another question. */
export type KeyReused = { readonly code: "KEY_REUSED" };

export type IdempotentRequest = {
  readonly operation: string;
  readonly key: string;
  /** The input without secrets; a repeated key must have the same. */
  readonly input: unknown;
  /** For forms: after a refusal the same key may be used with a corrected form. */
  readonly refusalsFreeTheKey?: boolean;
};

/**
 * Runs `work` in one transaction, once per idempotency key; a repeated request gets the stored answer. Refusals are
 * stored too: otherwise a delayed first request could act after its repetition was refused.
 */
export function idempotent<Value, E extends Failure>(
  deps: Pick<ClubDeps, "database" | "clock" | "secret">,
  input: IdempotentRequest,
  work: (trx: Transaction<unknown>) => Promise<Result<Value, E>>,
): Promise<Result<Value, E | KeyReused>> {
  const { operation, key } = input;
  const inputHash = keyedHash(deps.secret, `club request.${JSON.stringify(input.input)}`);
  return inTransaction<Result<Value, E | KeyReused>>(deps.database, async (trx) => {
    if (!(await insertKey(trx, { key, operation, inputHash, at: deps.clock.now() }))) {
      const known = await readRequest(trx, key);
      if (known?.operation !== operation || known.inputHash !== inputHash) return fail({ code: "KEY_REUSED" });
      return known.answer as Result<Value, E>;
    }
    const result = await work(trx);
    if (result.ok || !input.refusalsFreeTheKey) await writeAnswer(trx, key, result);
    else await deleteKey(trx, key);
    return result;
  });
}
