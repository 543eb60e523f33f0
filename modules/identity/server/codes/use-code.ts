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
  /** The device's name where the receiver's owner is known on it. */
  readonly knownDevice?: string | null;
  /**
   * Purposes under which the number may have been sent a code instead: a wrong code is answered and counted the same for all of
   * them, and a right one is good for its own purpose only.
   */
  readonly alike?: readonly CodePurpose[];
};

/**
 * Accepts a code once: for the receiver and the purpose it was sent for, in the session that asked. The count of wrong codes
 * is a transaction of its own and stays, whatever the caller does afterwards.
 */
export async function takeCode(deps: CodeDeps, tried: CodeTry): Promise<Result<void, CodeFailure>> {
  const keys = codeKeys(tried, deps.secret);
  if (!(await knock(deps.database, keys)).allowed) return fail({ code: "OTP_TOO_MANY" });
  return inTransaction<Result<void, CodeFailure>>(deps.database, async (trx) => {
    await takeTurns(trx, keys);
    const history = await tryHistory(trx, keys, { purpose: tried.purpose, alike: tried.alike ?? [] });
    // Before the code is looked at: the right one is refused as well.
    if (isLocked(history, deps.codes)) return fail({ code: "OTP_TOO_MANY" });
    const { code } = history;
    // Nothing was compared, so nothing is counted: nobody locks a number by guessing at codes that were never sent.
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

/** The same by its other name; linters take a name in `use` for a hook where it is called inside a method. */
export const useCode = takeCode;
