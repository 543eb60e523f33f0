import * as v from "valibot";
import { fail, type Result } from "#kit/core/result.ts";
import { type FailureTexts, operation } from "#kit/graphql/operation.ts";
import { normaliseMobile } from "../../contract/mobile.ts";
import { passwordSchema, passwordTexts, rePasswordSchema, samePassword } from "../../contract/password.ts";
import { codeFailureTexts } from "../codes/code-failures.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { type ResetProof, type ResetRefusal, resetPassword as reset, resetLinkTexts } from "../reset/reset-password.ts";
import { secondProofTexts } from "../reset/second-proof.ts";
import { accountBlockedTexts } from "../sign-in/account-blocked.ts";
import { tooManyAttempts } from "../sign-in/sign-in-texts.ts";

const short = v.nullish(v.pipe(v.string(), v.maxLength(100)));

const input = v.object({
  input: v.pipe(
    v.object({
      token: short,
      mobile: short,
      verificationCode: short,
      password: passwordSchema,
      rePassword: rePasswordSchema,
    }),
    samePassword(),
  ),
});

const failures: FailureTexts<ResetRefusal> = {
  ...codeFailureTexts,
  ...accountBlockedTexts,
  ...secondProofTexts,
  RATE_LIMITED: tooManyAttempts,
  PASSWORD_COMMON: passwordTexts.common,
  ...resetLinkTexts,
};

/** Sets a new password by a reset token or a code, and ends all sessions of the member (D-03). */
export const resetPassword = (deps: IdentityDeps) =>
  operation({
    access: "anyone",
    clock: deps.clock,
    input,
    async run(context, { input: { token, mobile, verificationCode, password } }): Promise<Result<null, ResetRefusal>> {
      const proof = proofOf(token, mobile, verificationCode);
      return proof ? reset(deps, context, proof, password) : fail({ code: "RESET_LINK_EXPIRED" });
    },
    failures,
    message: {
      "en-US": "Your new password is set. Please log in with it.",
      "id-ID": "Kata sandi baru Anda sudah disimpan. Silakan masuk dengannya.",
      "vi-VN": "Mật khẩu mới của bạn đã được đặt. Vui lòng đăng nhập bằng mật khẩu đó.",
      "zh-CN": "新密码已设置，请用它登录。",
    },
  });

type Given = string | null | undefined;

function proofOf(token: Given, mobile: Given, verificationCode: Given): ResetProof | null {
  if (token) return { token };
  const number = mobile ? normaliseMobile(mobile) : null;
  return number && verificationCode ? { mobile: number, verificationCode } : null;
}
