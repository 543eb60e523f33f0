import { sameSecret } from "#kit/core/constant-time.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { lockCodeCounters } from "../store/code-locks.ts";
import { type AttemptHistory, attemptHistory, insertWrongAttempt, markUsed } from "../store/codes.ts";
import type { CodeFailure } from "./code-failures.ts";
import { codeKeys, limitFlood } from "./code-keys.ts";
import type { CodeLimits } from "./code-limits.ts";
import { codeHash } from "./send-counted.ts";
import type { CodeDeps, CodePurpose } from "./send-request.ts";

export type CodeAttempt = {
  readonly purpose: CodePurpose;
  readonly receiver: string;
  readonly code: string;
  readonly address: string;
  readonly sessionId: string | null;
  /** The device id when the receiver's owner has signed in on this device before. */
  readonly knownDevice?: string | null;
  /**
   * Purposes for which the number may have been sent a code instead. A wrong code is counted and answered alike for all of
   * them, which hides whether the number has an account. A correct code is valid only for its own purpose.
   */
  readonly alternatives?: readonly CodePurpose[];
};

/**
 * Accepts a code once, for its receiver and purpose, in the session that requested it. Wrong attempts are counted in a
 * transaction of their own, so they stay counted when the caller rolls back.
 */
export async function takeCode(deps: CodeDeps, attempt: CodeAttempt): Promise<Result<void, CodeFailure>> {
  const keys = codeKeys(attempt, deps.secret);
  if (!(await limitFlood(deps.database, keys)).allowed) return fail({ code: "OTP_TOO_MANY" });
  return inTransaction<Result<void, CodeFailure>>(deps.database, async (trx) => {
    await lockCodeCounters(trx, keys);
    const history = await attemptHistory(trx, keys, { purpose: attempt.purpose, alike: attempt.alternatives ?? [] });
    // Checked before comparing: when attempts are exhausted, the correct code is refused too.
    if (isLocked(history, deps.codes)) return fail({ code: "OTP_TOO_MANY" });
    const { code } = history;
    // Not counted: otherwise guessing at codes that were never sent would lock the number.
    if (!code?.open) return fail({ code: "OTP_EXPIRED" });
    if (code.wrongTries >= deps.codes.wrongTries.perCode) return fail({ code: "OTP_TOO_MANY" });
    if (sameSecret(code.codeHash, codeHash(deps.secret, code.id, attempt.code))) {
      if (code.purpose !== attempt.purpose) return fail({ code: "OTP_EXPIRED" });
      await markUsed(trx, code.id);
      return ok(undefined);
    }
    await insertWrongAttempt(trx, keys, code.id);
    return fail({ code: "OTP_INVALID" });
  });
}

const isLocked = (history: AttemptHistory, { wrongTries }: CodeLimits): boolean =>
  history.wrongOfReceiver >= wrongTries.perReceiver ||
  history.wrongOfDevice >= wrongTries.perDevice ||
  history.wrongOfAddress >= wrongTries.perAddress;

/** Alias: linters take a name that begins with `use` for a React hook when it is called inside a method. */
export const useCode = takeCode;
