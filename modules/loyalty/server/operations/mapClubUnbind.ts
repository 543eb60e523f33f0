import { fail, ok, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { currentVersion } from "#modules/consent/contract/consent-version.ts";
import { recordConsent } from "#modules/consent/server/index.ts";
import { consumeConfirmation, memberOf, type NotConfirmed, notConfirmedTexts } from "#modules/identity/server/index.ts";
import { unlinkedText } from "../link/link-texts.ts";
import { notifyLinkChange } from "../link/notify-link-change.ts";
import type { LoyaltyDeps } from "../loyalty-deps.ts";
import { deleteLink } from "../store/links.ts";

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
      const { locale, address } = context;
      const done = await inTransaction(deps.database, async (trx): Promise<boolean> => {
        if (!(await consumeConfirmation(trx, sessionId))) return false;
        // Idempotent: without a link there is nothing to delete.
        if ((await deleteLink(trx, userCode)) === null) return true;
        await recordConsent(trx, deps, {
          subject: { kind: "member", userCode },
          purpose: "clubDataSharing",
          textVersion: currentVersion.clubDataSharing,
          locale,
          given: false,
          form: "clubLink",
          address,
        });
        await notifyLinkChange(trx, deps, { userCode, event: "unlinked", locale });
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
