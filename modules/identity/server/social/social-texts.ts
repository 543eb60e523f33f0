import type { Texts } from "#kit/core/locale.ts";
import { type SocialChannel, socialNames } from "../../contract/social-channel.ts";

type About = { readonly channel: SocialChannel };

/** Messages for the results of a social sign-in. */
export const socialTexts = {
  THIRD_INVALID: {
    "en-US": "This sign-in could not be confirmed. Please try again.",
    "id-ID": "Proses masuk ini tidak dapat dikonfirmasi. Silakan coba lagi.",
    "vi-VN": "Không thể xác nhận lần đăng nhập này. Vui lòng thử lại.",
    "zh-CN": "无法确认此次登录，请重试。",
  },
  THIRD_UNAVAILABLE: {
    "en-US": "This way to sign in does not answer at the moment. Please try again later or sign in another way.",
    "id-ID": "Cara masuk ini sedang tidak merespons. Silakan coba lagi nanti atau masuk dengan cara lain.",
    "vi-VN": "Cách đăng nhập này hiện không phản hồi. Vui lòng thử lại sau hoặc đăng nhập bằng cách khác.",
    "zh-CN": "此登录方式暂时无响应，请稍后重试或使用其他方式登录。",
  },
  RATE_LIMITED: {
    "en-US": "Too many sign-ins from your network at the moment. Please try again later.",
    "id-ID": "Terlalu banyak upaya masuk dari jaringan Anda saat ini. Silakan coba lagi nanti.",
    "vi-VN": "Hiện có quá nhiều lượt đăng nhập từ mạng của bạn. Vui lòng thử lại sau.",
    "zh-CN": "您所在网络的登录过于频繁，请稍后再试。",
  },
  NEW_MEMBER: {
    "en-US": "New member detected",
    "id-ID": "Anggota baru terdeteksi",
    "vi-VN": "Đã phát hiện thành viên mới",
    "zh-CN": "检测到新会员",
  },
} as const satisfies Record<string, Texts>;

export const notLinkedText = ({ channel }: About): Texts => ({
  "en-US": `This ${socialNames[channel]} account is registered and cannot be linked without logging in first.`,
  "id-ID": `Akun ${socialNames[channel]} ini sudah terdaftar dan tidak dapat ditautkan tanpa masuk terlebih dahulu.`,
  "vi-VN": `Tài khoản ${socialNames[channel]} này đã được đăng ký và không thể liên kết nếu chưa đăng nhập trước.`,
  "zh-CN": `此 ${socialNames[channel]} 账户已注册，需先登录才能关联。`,
});

export const takenText = ({ channel }: About): Texts => ({
  "en-US": `These accounts cannot be linked: one of them is linked to another ${socialNames[channel]} or shop account.`,
  "id-ID": `Kedua akun ini tidak dapat ditautkan: salah satunya sudah tertaut ke akun ${socialNames[channel]} atau akun toko lain.`,
  "vi-VN": `Không thể liên kết hai tài khoản này: một trong hai đã liên kết với tài khoản ${socialNames[channel]} hoặc tài khoản cửa hàng khác.`,
  "zh-CN": `无法关联这两个账户：其中一个已关联其他 ${socialNames[channel]} 账户或商店账户。`,
});
