import type { FailureTexts } from "#kit/graphql/operation.ts";

/** The session's holder has not confirmed within the last minutes that they are the member. */
export type NotConfirmed = { readonly code: "CONFIRM_FIRST" };

export const notConfirmedTexts: FailureTexts<NotConfirmed> = {
  CONFIRM_FIRST: {
    "en-US": "Please confirm first that it is you.",
    "id-ID": "Silakan konfirmasi dulu bahwa ini Anda.",
    "vi-VN": "Trước tiên vui lòng xác nhận đó là bạn.",
    "zh-CN": "请先确认是您本人。",
  },
};

/** The password was wrong, attempts are exhausted, or the password hasher is overloaded. */
export type PasswordFailure =
  | { readonly code: "PASSWORD_WRONG" }
  | { readonly code: "PASSWORD_TOO_MANY" }
  | { readonly code: "BUSY" };

export const passwordFailureTexts: FailureTexts<PasswordFailure> = {
  PASSWORD_WRONG: {
    "en-US": "This is not your password.",
    "id-ID": "Ini bukan kata sandi Anda.",
    "vi-VN": "Đây không phải mật khẩu của bạn.",
    "zh-CN": "这不是您的密码。",
  },
  PASSWORD_TOO_MANY: {
    "en-US": "Too many wrong passwords. Please try again in 15 minutes.",
    "id-ID": "Terlalu banyak kata sandi salah. Silakan coba lagi dalam 15 menit.",
    "vi-VN": "Quá nhiều mật khẩu sai. Vui lòng thử lại sau 15 phút.",
    "zh-CN": "密码错误次数过多，请 15 分钟后再试。",
  },
  BUSY: {
    "en-US": "Many people are here at the moment. Please try again.",
    "id-ID": "Saat ini sedang ramai. Silakan coba lagi.",
    "vi-VN": "Hiện đang có nhiều người. Vui lòng thử lại.",
    "zh-CN": "当前人数较多，请重试。",
  },
};

/**
 * The number or e-mail address is already this account's or another's. Returned only after its owner has proved it by a code.
 */
export type ContactFailure = { readonly code: "SAME_AS_BEFORE" } | { readonly code: "CONTACT_TAKEN" };

export const contactFailureTexts: FailureTexts<ContactFailure> = {
  SAME_AS_BEFORE: {
    "en-US": "Your account has this one already.",
    "id-ID": "Akun Anda sudah memakai yang ini.",
    "vi-VN": "Tài khoản của bạn đã dùng thông tin này.",
    "zh-CN": "您的账户已在使用此项。",
  },
  CONTACT_TAKEN: {
    "en-US": "Another account uses this one. Please use another.",
    "id-ID": "Akun lain memakai yang ini. Silakan gunakan yang lain.",
    "vi-VN": "Một tài khoản khác đang dùng thông tin này. Vui lòng dùng thông tin khác.",
    "zh-CN": "其他账户正在使用此项，请换一个。",
  },
};
