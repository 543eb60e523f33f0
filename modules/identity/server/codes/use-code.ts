import { sameSecret } from "#kit/core/constant-time.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { takeTurns } from "../store/code-locks.ts";
import { noteUse, noteWrongTry, type TryHistory, tryHistory } from "../store/codes.ts";
import type { CodeDeps, CodePurpose } from "./code-ask.ts";
import type { CodeFailure } from "./code-failures.ts";
import { codeKeys, knock } from "./code-keys.ts";
import type { CodeLimits } from "./code-limits.ts";
import { codeHash } from "./send-counted.ts";

export type CodeTry = {
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
  readonly alike?: readonly CodePurpose[];
};

/**
 * Accepts a code once, for its receiver and purpose, in the session that requested it. Wrong attempts are counted in a
 * transaction of their own, so they stay counted when the caller rolls back.
 */
export async function takeCode(deps: CodeDeps, tried: CodeTry): Promise<Result<void, CodeFailure>> {
  const keys = codeKeys(tried, deps.secret);
  if (!(await knock(deps.database, keys)).allowed) return fail({ code: "OTP_TOO_MANY" });
  return inTransaction<Result<void, CodeFailure>>(deps.database, async (trx) => {
    await takeTurns(trx, keys);
    const history = await tryHistory(trx, keys, { purpose: tried.purpose, alike: tried.alike ?? [] });
    // Checked before comparing: when attempts are exhausted, the correct code is refused too.
    if (isLocked(history, deps.codes)) return fail({ code: "OTP_TOO_MANY" });
    const { code } = history;
    // Not counted: otherwise guessing at codes that were never sent would lock the number.
    if (!code?.open) return fail({ code: "OTP_EXPIRED" });
    if (code.wrongTries >= deps.codes.wrongTries.perCode) return fail({ code: "OTP_TOO_MANY" });
    if (sameSecret(code.codeHash, codeHash(deps.secret, code.id, tried.code))) {
      if (code.purpose !== tried.purpose) return fail({ code: "OTP_EXPIRED" });
      await noteUse(trx, code.id);
      return ok(undefined);
    }
    await noteWrongTry(trx, keys, code.id);
    return fail({ code: "OTP_INVALID" });
  });
}

const isLocked = (history: TryHistory, { wrongTries }: CodeLimits): boolean =>
  history.wrongOfReceiver >= wrongTries.perReceiver ||
  history.wrongOfDevice >= wrongTries.perDevice ||
  history.wrongOfAddress >= wrongTries.perAddress;

/** Alias: linters take a name that begins with `use` for a React hook when it is called inside a method. */
export const useCode = takeCode;
