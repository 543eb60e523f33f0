import * as v from "valibot";
import type { Result } from "#kit/core/result.ts";
import { type FailureTexts, operation } from "#kit/graphql/operation.ts";
import { signInSchema } from "../../contract/sign-in.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import type { LoginResult } from "../session/login-result.ts";
import { openMemberSession } from "../session/open-member-session.ts";
import { type AccountBlocked, accountBlockedTexts } from "../sign-in/account-blocked.ts";
import { type SignInRefusal, signInByPassword } from "../sign-in/sign-in-by-password.ts";
import { loginFailed, tooManyAttempts } from "../sign-in/sign-in-texts.ts";

const failures: FailureTexts<SignInRefusal | AccountBlocked> = {
  ...accountBlockedTexts,
  LOGIN_FAILED: loginFailed,
  RATE_LIMITED: tooManyAttempts,
};

/** Signs a member in by e-mail or mobile number and password. */
export const memberLogin = (deps: IdentityDeps) =>
  operation({
    access: "anyone",
    clock: deps.clock,
    input: v.object({ input: signInSchema }),
    async run(context, { input }): Promise<Result<LoginResult, SignInRefusal | AccountBlocked>> {
      const found = await signInByPassword(deps, context, input);
      return found.ok ? openMemberSession(deps, context, found.value.userCode) : found;
    },
    failures,
  });
