import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { SessionInvalid } from "#kit/graphql/refused.ts";
import { type NotConfirmed, notConfirmedTexts } from "../account/account-failures.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { clearedSessionCookie } from "../session/session-cookie.ts";
import { recentConfirmation } from "../store/confirmations.ts";
import { endAllSessionsOf } from "../store/sessions.ts";

/**
 * Ends all sessions of the member, optionally except the current one (D-11). Needs a recent confirmation: a stolen session
 * could otherwise lock its owner out (ASVS 7.5.2).
 */
export const logoutEverywhere = (deps: IdentityDeps) =>
  operation({
    access: "member",
    clock: deps.clock,
    input: v.object({ keepThisDevice: v.nullish(v.boolean(), false) }),
    async run({ caller, locale, reply }, { keepThisDevice }): Promise<Result<{ ended: number }, NotConfirmed>> {
      if (caller.kind !== "member") throw new SessionInvalid(locale);
      const exceptSession = keepThisDevice ? caller.sessionId : null;
      const { kysely } = deps.database;
      if ((await recentConfirmation(kysely, caller.sessionId)) === null) return fail({ code: "CONFIRM_FIRST" });
      const ended = await endAllSessionsOf(kysely, caller.userCode, exceptSession);
      if (!keepThisDevice) reply.setCookie(clearedSessionCookie(deps.https));
      return ok({ ended });
    },
    failures: notConfirmedTexts,
  });
