import * as v from "valibot";
import { fail, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { mobileCodeSchema } from "../../contract/reset.ts";
import { type CodeFailure, codeFailureTexts } from "../codes/code-failures.ts";
import { useCode as spendCode } from "../codes/use-code.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { knownDeviceOf } from "../session/known-device.ts";
import type { LoginResult } from "../session/login-result.ts";
import { openMemberSession } from "../session/open-member-session.ts";
import { type AccountBlocked, accountBlockedTexts } from "../sign-in/account-blocked.ts";
import { sessionIdOf } from "../sign-in/request-access.ts";
import { findMemberByName } from "../store/members.ts";
import { proveMobile } from "../store/proved-contacts.ts";

/** Signs a member in by a code sent to their phone. */
export const memberLoginByCode = (deps: IdentityDeps) =>
  operation({
    access: "anyone",
    clock: deps.clock,
    input: v.object({ input: mobileCodeSchema }),
    async run(
      context,
      { input: { mobile, verificationCode } },
    ): Promise<Result<LoginResult, CodeFailure | AccountBlocked>> {
      const { address, caller, cookie } = context;
      const member = await findMemberByName(deps.database.kysely, { mobile });
      const used = await spendCode(deps, {
        purpose: "login",
        // A number without an account was sent a registration code; a wrong code gives the same reply for both.
        alternatives: ["register"],
        receiver: mobile,
        code: verificationCode,
        address,
        sessionId: sessionIdOf(caller),
        knownDevice: knownDeviceOf(deps, member?.userCode ?? "", cookie),
      });
      if (!used.ok) return used;
      if (!member) return fail({ code: "OTP_EXPIRED" });
      if (!member.mobileProved) await proveMobile(deps.database.kysely, member.userCode, mobile);
      return openMemberSession(deps, context, member.userCode, "seen");
    },
    failures: { ...codeFailureTexts, ...accountBlockedTexts },
  });
