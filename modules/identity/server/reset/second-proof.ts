import type { Locale } from "#kit/core/locale.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import type { FailureTexts } from "#kit/graphql/operation.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { maskedEmail } from "../../contract/email.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { emailOfMember, type Member } from "../store/members.ts";
import { takeResetWait } from "../store/password-resets.ts";
import { issueResetToken, sendResetEmail } from "./reset-token.ts";

/** The code was correct, but is not enough on a device that is new to the member (ADR 0064). */
export type SecondProofWanted =
  /** The reset link was sent to the member's verified e-mail address. */
  | { readonly code: "SECOND_PROOF_EMAIL"; readonly maskedEmail: string }
  /** The member has no e-mail address: another code after this many hours is the second proof. */
  | { readonly code: "SECOND_PROOF_WAIT"; readonly hours: number };

/**
 * Result of a correct code. On a trusted device: the reset token. Elsewhere a second proof is required: the e-mailed link or,
 * for a member without an e-mail address, another correct code a day later, so that the phone's owner notices the first one.
 */
export async function tokenOrSecondProof(
  deps: IdentityDeps,
  { userCode }: Member,
  { trusted, locale }: { readonly trusted: boolean; readonly locale: Locale },
): Promise<Result<{ token: string }, SecondProofWanted>> {
  return inTransaction<Result<{ token: string }, SecondProofWanted>>(deps.database, async (trx) => {
    if (trusted) return ok({ token: await issueResetToken(trx, deps, userCode) });
    const email = await emailOfMember(trx, userCode);
    if (email !== null) {
      await sendResetEmail(trx, deps, { userCode, email, locale });
      return fail({ code: "SECOND_PROOF_EMAIL", maskedEmail: maskedEmail(email) });
    }
    const hours = await takeResetWait(trx, userCode);
    if (hours > 0) return fail({ code: "SECOND_PROOF_WAIT", hours });
    return ok({ token: await issueResetToken(trx, deps, userCode) });
  });
}

export const secondProofTexts: FailureTexts<SecondProofWanted> = {
  SECOND_PROOF_EMAIL: ({ maskedEmail: email }) => ({
    "en-US": `Your code is right. Because this device is new to your account, we have also sent a link to ${email}. Open it to choose your new password.`,
    "id-ID": `Kode Anda benar. Karena perangkat ini baru bagi akun Anda, kami juga mengirim tautan ke ${email}. Buka tautan itu untuk memilih kata sandi baru.`,
    "vi-VN": `Mã của bạn đúng. Vì thiết bị này mới với tài khoản, chúng tôi cũng đã gửi một liên kết đến ${email}. Hãy mở liên kết đó để chọn mật khẩu mới.`,
    "zh-CN": `验证码正确。由于此设备首次用于您的账户，我们还向 ${email} 发送了链接，请打开该链接设置新密码。`,
  }),
  SECOND_PROOF_WAIT: ({ hours }) => ({
    "en-US": `Your code is right. Because this device is new to your account and we know no e-mail of yours, please ask for another code in ${hours} ${hours === 1 ? "hour" : "hours"}: then you can choose a new password. Meanwhile you can log in with a code.`,
    "id-ID": `Kode Anda benar. Karena perangkat ini baru bagi akun Anda dan kami tidak punya email Anda, silakan minta kode lagi dalam ${hours} jam: setelah itu Anda dapat memilih kata sandi baru. Sementara itu Anda dapat masuk dengan kode.`,
    "vi-VN": `Mã của bạn đúng. Vì thiết bị này mới với tài khoản và chúng tôi không có e-mail của bạn, vui lòng yêu cầu một mã khác sau ${hours} giờ: khi đó bạn có thể chọn mật khẩu mới. Trong lúc chờ, bạn có thể đăng nhập bằng mã.`,
    "zh-CN": `验证码正确。由于此设备首次用于您的账户，且我们没有您的邮箱，请在 ${hours} 小时后再获取一次验证码，届时即可设置新密码。在此期间您可以用验证码登录。`,
  }),
};
