import type { Texts } from "#kit/core/locale.ts";
import type { FailureTexts } from "#kit/graphql/operation.ts";
import { type LookupRefused, lookupFailureTexts } from "#modules/identity/server/index.ts";

export type ClubFailure = { readonly code: "CLUB_UNREACHABLE" };

/** The club does not answer. The text reassures: points are safe and the shop works. */
export const clubDownTexts = {
  CLUB_UNREACHABLE: {
    "en-US": "MAPCLUB does not answer at the moment. Your points are safe; please try again in a few minutes.",
    "id-ID": "MAPCLUB sedang tidak menjawab. Poin Anda aman; silakan coba lagi dalam beberapa menit.",
    "vi-VN": "MAPCLUB hiện không phản hồi. Điểm của bạn vẫn an toàn; vui lòng thử lại sau vài phút.",
    "zh-CN": "MAPCLUB 暂时没有响应。您的积分安然无恙，请几分钟后再试。",
  },
} satisfies FailureTexts<ClubFailure>;

/** The number has no club account. The English text is the specification's: clients compare it. */
export const notRegisteredText: Texts = {
  "en-US": "Mobile Phone not registered in Mapclub",
  "id-ID": "Nomor ponsel tidak terdaftar di Mapclub",
  "vi-VN": "Số di động chưa đăng ký tại Mapclub",
  "zh-CN": "该手机号码未在 Mapclub 注册",
};

export type LinkFailure =
  | { readonly code: "CLUB_LOGIN_FAILED" }
  | { readonly code: "CLUB_TOO_MANY" }
  | LookupRefused
  | ClubFailure;

export const findFailureTexts: FailureTexts<LinkFailure> = {
  ...clubDownTexts,
  CLUB_LOGIN_FAILED: {
    "en-US": "This number and this password do not belong together.",
    "id-ID": "Nomor dan kata sandi ini tidak cocok.",
    "vi-VN": "Số điện thoại và mật khẩu này không khớp.",
    "zh-CN": "该手机号码与密码不匹配。",
  },
  CLUB_TOO_MANY: {
    "en-US": "Too many wrong passwords. Please try again in 15 minutes.",
    "id-ID": "Terlalu banyak kata sandi salah. Silakan coba lagi dalam 15 menit.",
    "vi-VN": "Quá nhiều mật khẩu sai. Vui lòng thử lại sau 15 phút.",
    "zh-CN": "密码错误次数过多，请 15 分钟后再试。",
  },
  ...lookupFailureTexts,
};

export const bindExpiredText: Texts = {
  "en-US": "This took a little too long. Please enter your number and password once more.",
  "id-ID": "Prosesnya terlalu lama. Silakan masukkan nomor dan kata sandi Anda sekali lagi.",
  "vi-VN": "Quá trình mất hơi lâu. Vui lòng nhập lại số điện thoại và mật khẩu.",
  "zh-CN": "操作时间过长，请重新输入手机号码和密码。",
};

export const connectedText: Texts = {
  "en-US": "MAPCLUB connected",
  "id-ID": "MAPCLUB terhubung",
  "vi-VN": "Đã kết nối MAPCLUB",
  "zh-CN": "MAPCLUB 已关联",
};

export const unlinkedText: Texts = {
  "en-US": "MAPCLUB disconnected",
  "id-ID": "MAPCLUB diputuskan",
  "vi-VN": "Đã ngắt kết nối MAPCLUB",
  "zh-CN": "MAPCLUB 已取消关联",
};

export const notLinkedText: Texts = {
  "en-US": "Your account is not linked to MAPCLUB.",
  "id-ID": "Akun Anda tidak terhubung dengan MAPCLUB.",
  "vi-VN": "Tài khoản của bạn chưa liên kết với MAPCLUB.",
  "zh-CN": "您的账户尚未关联 MAPCLUB。",
};
