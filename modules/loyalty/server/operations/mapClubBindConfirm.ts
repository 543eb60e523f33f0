import * as v from "valibot";
import { ok, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { mobileSchema } from "#modules/identity/contract/mobile.ts";
import { memberOf } from "#modules/identity/server/index.ts";
import { type BindExpired, readThirdId } from "../link/club-ticket.ts";
import { linkAccount } from "../link/link-account.ts";
import { bindExpiredText, connectedText } from "../link/link-texts.ts";
import type { LoyaltyDeps } from "../loyalty-deps.ts";

/**
 * Links the club account that mapClubBindAccount has found. Earlier links of either side are removed (LY-31), and the
 * caller gets a new session (S6).
 */
export const mapClubBindConfirm = (deps: LoyaltyDeps) =>
  operation({
    access: "member",
    clock: deps.clock,
    input: v.object({ mobile: mobileSchema(), thirdId: v.pipe(v.string(), v.maxLength(2_000)) }),
    async run(context, { mobile, thirdId }): Promise<Result<null, BindExpired>> {
      const { userCode } = memberOf(context);
      const account = readThirdId(deps, thirdId, { userCode, mobile });
      if (!account.ok) return account;
      await linkAccount(deps, context, account.value);
      await deps.renewSession(context, userCode);
      return ok(null);
    },
    message: connectedText,
    failures: { BIND_EXPIRED: bindExpiredText },
    wire: ({ success, code, message }) => ({ success, code, message }),
  });
