import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { type FailureTexts, operation } from "#kit/graphql/operation.ts";
import { emailSchema } from "../../contract/email.ts";
import { mobileSchema } from "../../contract/mobile.ts";
import {
  type ContactFailure,
  contactFailureTexts,
  type NotConfirmed,
  notConfirmedTexts,
} from "../account/account-failures.ts";
import { mayConfirmBy, type NewDevice, newDeviceTexts } from "../account/confirm-on-device.ts";
import { ownProfile, ownReceiver } from "../account/own-profile.ts";
import { type SendFailure, sendFailureTexts } from "../codes/code-failures.ts";
import { requestCode } from "../codes/request-code.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { recentConfirmation } from "../store/confirmations.ts";

const byPhone = v.picklist(["WHATSAPP", "SMS"]);

const input = (deps: IdentityDeps) =>
  v.object({
    input: v.variant("purpose", [
      v.object({ purpose: v.literal("CONFIRM"), channel: v.picklist(["WHATSAPP", "SMS", "EMAIL"]) }),
      v.object({ purpose: v.literal("NEW_MOBILE"), channel: byPhone, receiver: mobileSchema() }),
      v.object({ purpose: v.literal("NEW_EMAIL"), channel: v.literal("EMAIL"), receiver: emailSchema(deps.emailRule) }),
    ]),
  });

type Refusal = SendFailure | NotConfirmed | ContactFailure | NewDevice | { readonly code: "NO_RECEIVER" };

const purposes = { CONFIRM: "confirmAccess", NEW_MOBILE: "changeMobile", NEW_EMAIL: "changeEmail" } as const;

const failures: FailureTexts<Refusal> = {
  ...sendFailureTexts,
  ...notConfirmedTexts,
  ...contactFailureTexts,
  ...newDeviceTexts,
  NO_RECEIVER: {
    "en-US": "Your account has nothing we could send a code to this way.",
    "id-ID": "Akun Anda belum punya tujuan untuk kode dengan cara ini.",
    "vi-VN": "Tài khoản của bạn chưa có nơi để gửi mã theo cách này.",
    "zh-CN": "您的账户没有可以这样接收验证码的方式。",
  },
};

/** Sends a code for a change of the account: to a verified contact, or, once confirmed, to the new one. */
export const requestAccountCode = (deps: IdentityDeps) =>
  operation({
    access: "member",
    clock: deps.clock,
    input: input(deps),
    async run(context, { input: asked }): Promise<Result<{ timeRemaining: number }, Refusal>> {
      const { member, profile } = await ownProfile(deps, context);
      const receiver = asked.purpose === "CONFIRM" ? ownReceiver(profile, asked.channel) : asked.receiver;
      if (receiver === null) return fail({ code: "NO_RECEIVER" });
      if (asked.purpose === "CONFIRM" && !mayConfirmBy(deps, context, profile, asked.channel)) {
        return fail({ code: "NEW_DEVICE" });
      }
      if (asked.purpose !== "CONFIRM") {
        // Needs a recent confirmation: a stolen session must not send messages to new receivers.
        if ((await recentConfirmation(deps.database.kysely, member.sessionId)) === null)
          return fail({ code: "CONFIRM_FIRST" });
        if (receiver === profile.mobile || (receiver === profile.email && profile.emailVerified)) {
          return fail({ code: "SAME_AS_BEFORE" });
        }
      }
      const sent = await requestCode(deps, {
        purpose: purposes[asked.purpose],
        channel: asked.channel,
        receiver,
        address: context.address,
        sessionId: member.sessionId,
        locale: context.locale,
      });
      return sent.ok ? ok({ timeRemaining: sent.value.timeRemaining }) : sent;
    },
    failures,
  });
