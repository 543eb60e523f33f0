import { fail, ok, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { consumeConfirmation, memberOf, type NotConfirmed, notConfirmedTexts } from "#modules/identity/server/index.ts";
import { unlinkWithin } from "../link/link-account.ts";
import { unlinkedText } from "../link/link-texts.ts";
import type { LoyaltyDeps } from "../loyalty-deps.ts";

/**
 * Unlinks the caller's account after a fresh proof (S11) and withdraws the consent. The points stay in the club
 * account.
 */
export const mapClubUnbind = (deps: LoyaltyDeps) =>
  operation({
    access: "member",
    clock: deps.clock,
    async run(context): Promise<Result<null, NotConfirmed>> {
      const { userCode, sessionId } = memberOf(context);
      const done = await inTransaction(deps.database, async (trx): Promise<boolean> => {
        if (!(await consumeConfirmation(trx, sessionId))) return false;
        // Idempotent: without a link there is nothing to delete.
        await unlinkWithin(trx, deps, context, userCode);
        return true;
      });
      if (!done) return fail({ code: "CONFIRM_FIRST" });
      await deps.renewSession(context, userCode);
      return ok(null);
    },
    message: unlinkedText,
    failures: notConfirmedTexts,
    wire: ({ success, code, message }) => ({ success, code, message }),
  });
