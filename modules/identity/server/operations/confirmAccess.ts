import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { type FailureTexts, operation } from "#kit/graphql/operation.ts";
import { confirmationMinutes } from "../../contract/constants.ts";
import { longestPassword } from "../../contract/password.ts";
import { type PasswordFailure, passwordFailureTexts } from "../account/account-failures.ts";
import { mayConfirmBy, type NewDevice, newDeviceTexts } from "../account/confirm-on-device.ts";
import { ownProfile, ownReceiver } from "../account/own-profile.ts";
import { verifyPassword } from "../account/verify-password.ts";
import { type CodeFailure, codeFailureTexts } from "../codes/code-failures.ts";
import { useCode as acceptCode } from "../codes/use-code.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { confirmSession } from "../store/confirmations.ts";

const input = v.object({
  input: v.union([
    v.object({ password: v.pipe(v.string(), v.minLength(1), v.maxLength(4 * longestPassword)) }),
    v.object({
      channel: v.picklist(["WHATSAPP", "SMS", "EMAIL"]),
      verificationCode: v.pipe(v.string(), v.maxLength(10)),
    }),
  ]),
});

type Refusal = PasswordFailure | CodeFailure | NewDevice;

const failures: FailureTexts<Refusal> = {
  ...passwordFailureTexts,
  ...codeFailureTexts,
  ...newDeviceTexts,
};

/** Confirms that the session's holder is the member, by the password or a code to a verified contact (S11). */
export const confirmAccess = (deps: IdentityDeps) =>
  operation({
    access: "member",
    clock: deps.clock,
    input,
    async run(context, { input: given }): Promise<Result<{ minutes: number }, Refusal>> {
      const { member, profile } = await ownProfile(deps, context);
      const confirmed = ok({ minutes: confirmationMinutes });
      if ("password" in given) {
        const tried = await verifyPassword(deps, profile, given.password);
        if (!tried.ok) return tried;
        await confirmSession(deps.database.kysely, member.sessionId, "password");
        return confirmed;
      }
      const receiver = ownReceiver(profile, given.channel);
      if (receiver === null) return fail({ code: "OTP_EXPIRED" });
      if (!mayConfirmBy(deps, context, profile, given.channel)) return fail({ code: "NEW_DEVICE" });
      const used = await acceptCode(deps, {
        purpose: "confirmAccess",
        receiver,
        code: given.verificationCode,
        address: context.address,
        sessionId: member.sessionId,
      });
      if (!used.ok) return used;
      const by = given.channel === "EMAIL" ? "emailCode" : "mobileCode";
      await confirmSession(deps.database.kysely, member.sessionId, by);
      return confirmed;
    },
    failures,
  });
