import * as v from "valibot";
import { ok, type Result } from "#kit/core/result.ts";
import { type FailureTexts, operation } from "#kit/graphql/operation.ts";
import { signInSchema } from "../../contract/sign-in.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import type { LoginResult } from "../session/login-result.ts";
import { openMemberSession } from "../session/open-member-session.ts";
import { type SignInRefusal, signInByPassword } from "../sign-in/sign-in-by-password.ts";
import { loginFailed, tooManyAttempts } from "../sign-in/sign-in-texts.ts";

const failures: FailureTexts<SignInRefusal> = { LOGIN_FAILED: loginFailed, RATE_LIMITED: tooManyAttempts };

/** Signs a member in by e-mail or mobile number and password. */
export const memberLogin = (deps: IdentityDeps) =>
  operation({
    access: "anyone",
    clock: deps.clock,
    input: v.object({ input: signInSchema }),
    async run(context, { input }): Promise<Result<LoginResult, SignInRefusal>> {
      const found = await signInByPassword(deps, context, input);
      return found.ok ? ok(await openMemberSession(deps, context, found.value.userCode)) : found;
    },
    failures,
  });
