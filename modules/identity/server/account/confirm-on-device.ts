import type { RequestContext } from "#kit/graphql/context.ts";
import type { FailureTexts } from "#kit/graphql/operation.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { isTrustedDevice } from "../session/known-device.ts";
import type { Profile } from "../store/profiles.ts";

/** A code to the phone is not accepted as confirmation on a device that is new to the member. */
export type NewDevice = { readonly code: "NEW_DEVICE" };

/**
 * Decides whether a code by this channel confirms that the session's holder is the member. After a sign-in by a code to the
 * phone a second such code would prove nothing more: on a device that is new to the member the e-mail address or the password
 * is required, if there is one (ADR 0064).
 */
export function mayConfirmBy(
  deps: IdentityDeps,
  { cookie }: Pick<RequestContext, "cookie">,
  { userCode, emailVerified, passwordHash }: Profile,
  channel: "WHATSAPP" | "SMS" | "EMAIL",
): boolean {
  const otherProof = emailVerified || passwordHash !== null;
  return channel === "EMAIL" || !otherProof || isTrustedDevice(deps, userCode, cookie);
}

export const newDeviceTexts: FailureTexts<NewDevice> = {
  NEW_DEVICE: {
    "en-US":
      "This device is new to your account. Please confirm by your password or by a code to your e-mail, or log in with your password first.",
    "id-ID":
      "Perangkat ini baru bagi akun Anda. Silakan konfirmasi dengan kata sandi atau kode ke email Anda, atau masuk dulu dengan kata sandi.",
    "vi-VN":
      "Thiết bị này mới với tài khoản của bạn. Vui lòng xác nhận bằng mật khẩu hoặc mã gửi đến e-mail, hoặc trước tiên đăng nhập bằng mật khẩu.",
    "zh-CN": "此设备首次用于您的账户，请用密码或邮箱验证码确认，或先用密码登录。",
  },
};
