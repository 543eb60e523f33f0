import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { type FailureTexts, operation } from "#kit/graphql/operation.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import {
  longestPassword,
  passwordSchema,
  passwordTexts,
  rePasswordSchema,
  samePassword,
} from "../../contract/password.ts";
import { transformPassword } from "../../contract/transform-password.ts";
import {
  type NotConfirmed,
  notConfirmedTexts,
  type PasswordFailure,
  passwordFailureTexts,
} from "../account/account-failures.ts";
import { notifyMember } from "../account/notify-member.ts";
import { ownProfile } from "../account/own-profile.ts";
import { verifyPassword } from "../account/verify-password.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { isCommonPassword } from "../password/common-passwords.ts";
import { renewSession } from "../session/renew-session.ts";
import { consumeConfirmation } from "../store/confirmations.ts";
import { closeResetsOf } from "../store/password-resets.ts";
import { savePasswordHash } from "../store/profiles.ts";
import { endAllSessionsOf } from "../store/sessions.ts";

const form = v.pipe(
  v.object({
    oldPassword: v.nullish(v.pipe(v.string(), v.maxLength(4 * longestPassword)), null),
    password: passwordSchema,
    rePassword: rePasswordSchema,
  }),
  samePassword(),
);

type Refusal = NotConfirmed | PasswordFailure | { readonly code: "PASSWORD_COMMON" };

const failures: FailureTexts<Refusal> = {
  ...notConfirmedTexts,
  ...passwordFailureTexts,
  PASSWORD_COMMON: passwordTexts.common,
};

/**
 * Changes the password. Requires the current one; a member without a password confirms by a code first. Ends all other
 * sessions, renews this one and notifies the member (S6, S11).
 */
export const changePassword = (deps: IdentityDeps) =>
  operation({
    access: "member",
    clock: deps.clock,
    input: v.object({ input: form }),
    async run(context, { input: { oldPassword, password } }): Promise<Result<true, Refusal>> {
      const { member, profile } = await ownProfile(deps, context);
      if (isCommonPassword(password)) return fail({ code: "PASSWORD_COMMON" });
      const byOld = profile.passwordHash !== null;
      if (byOld) {
        const tried = await verifyPassword(deps, profile, oldPassword ?? "");
        if (!tried.ok) return tried;
      }
      const hashed = await deps.passwords.hash(transformPassword(password));
      if (!hashed.ok) return hashed;
      const { userCode, sessionId } = member;
      const saved = await inTransaction(deps.database, async (trx): Promise<boolean> => {
        if (!byOld && !(await consumeConfirmation(trx, sessionId))) return false;
        await savePasswordHash(trx, userCode, hashed.value);
        await endAllSessionsOf(trx, userCode, sessionId);
        await closeResetsOf(trx, userCode);
        const content = { kind: "passwordChanged", data: {} } as const;
        await notifyMember(trx, deps, profile, { locale: context.locale, content });
        return true;
      });
      if (!saved) return fail({ code: "CONFIRM_FIRST" });
      await renewSession(deps, context, userCode);
      return ok(true);
    },
    failures,
  });
