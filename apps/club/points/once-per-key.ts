import type { Transaction } from "kysely";
import { keyedHash } from "#kit/core/keyed-hash.ts";
import { type Failure, fail, type Result } from "#kit/core/result.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import type { ClubDeps } from "../club-deps.ts";
import { giveKeyBack, readRequest, takeKey, writeAnswer } from "../store/requests.ts";

/** The key was used before, for another question. */
export type KeyReused = { readonly code: "KEY_REUSED" };

export type Asked = {
  readonly operation: string;
  readonly key: string;
  /** What is asked, without secrets: the same key must come with the same. */
  readonly input: unknown;
  /** For forms: after a refusal the same key may come with a corrected one. */
  readonly refusalsFreeTheKey?: boolean;
};

/**
 * Does `work` in one transaction, once for each key: the same question again is answered the same without doing anything.
 * A refusal is an answer too. Otherwise a question that was overtaken by its own repetition could act after its asker was
 * told no.
 */
export function oncePerKey<Value, E extends Failure>(
  deps: Pick<ClubDeps, "database" | "clock" | "secret">,
  asked: Asked,
  work: (trx: Transaction<unknown>) => Promise<Result<Value, E>>,
): Promise<Result<Value, E | KeyReused>> {
  const { operation, key } = asked;
  const inputHash = keyedHash(deps.secret, `club request.${JSON.stringify(asked.input)}`);
  return inTransaction<Result<Value, E | KeyReused>>(deps.database, async (trx) => {
    if (!(await takeKey(trx, { key, operation, inputHash, at: deps.clock.now() }))) {
      const known = await readRequest(trx, key);
      if (known?.operation !== operation || known.inputHash !== inputHash) return fail({ code: "KEY_REUSED" });
      return known.answer as Result<Value, E>;
    }
    const result = await work(trx);
    if (result.ok || !asked.refusalsFreeTheKey) await writeAnswer(trx, key, result);
    else await giveKeyBack(trx, key);
    return result;
  });
}
