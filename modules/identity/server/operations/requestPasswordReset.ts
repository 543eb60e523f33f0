import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { type FailureTexts, operation } from "#kit/graphql/operation.ts";
import { emailTexts } from "../../contract/email.ts";
import { mobileTexts } from "../../contract/mobile.ts";
import { accountSchema } from "../../contract/sign-in.ts";
import { type SendFailure, sendFailureTexts } from "../codes/code-failures.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { asAccountName } from "../sign-in/account-name.ts";
import { requestAccess } from "../sign-in/request-access.ts";

type Refusal = SendFailure | { readonly code: "EMAIL_INVALID" } | { readonly code: "MOBILE_INVALID" };
type Asked = { channel: "EMAIL" | "WHATSAPP" | "SMS"; timeRemaining: number };

const failures: FailureTexts<Refusal> = {
  ...sendFailureTexts,
  EMAIL_INVALID: emailTexts.invalid,
  MOBILE_INVALID: mobileTexts.incorrect,
};

/** Requests a link or code for a new password. The reply does not reveal whether the account exists (D-03). */
export const requestPasswordReset = (deps: IdentityDeps) =>
  operation({
    access: "anyone",
    clock: deps.clock,
    input: v.object({
      input: v.object({ account: accountSchema, channel: v.nullish(v.picklist(["WHATSAPP", "SMS"]), "WHATSAPP") }),
    }),
    async run(context, { input }): Promise<Result<Asked, Refusal>> {
      const account = asAccountName(input.account);
      if (account === null) return fail({ code: input.account.includes("@") ? "EMAIL_INVALID" : "MOBILE_INVALID" });
      const channel = "email" in account ? "EMAIL" : input.channel;
      const result = await requestAccess(deps, context, { purpose: "resetPassword", account, channel });
      return result.ok ? ok({ channel, ...result.value }) : result;
    },
    failures,
    message: {
      "en-US": "If there is an account, we have sent it a way to choose a new password.",
      "id-ID": "Jika akunnya ada, kami telah mengirimkan cara untuk memilih kata sandi baru.",
      "vi-VN": "Nếu có tài khoản, chúng tôi đã gửi cách chọn mật khẩu mới.",
      "zh-CN": "如果该账户存在，我们已发送设置新密码的方式。",
    },
  });
