import type { FailureTexts } from "#kit/graphql/operation.ts";
import type { TicketExpired } from "./ticket.ts";

/** Message for an expired ticket. */
export const ticketFailureTexts = {
  REGISTRATION_TOKEN_EXPIRED: {
    "en-US": "This took a little too long. Please verify your number or e-mail once more.",
    "id-ID": "Prosesnya terlalu lama. Silakan verifikasi nomor atau email Anda sekali lagi.",
    "vi-VN": "Quá trình mất hơi lâu. Vui lòng xác minh lại số điện thoại hoặc e-mail của bạn.",
    "zh-CN": "操作时间过长，请重新验证您的手机号码或邮箱。",
  },
} satisfies FailureTexts<TicketExpired>;

/** Message for an e-mailed link whose account exists already. */
export type LinkUsed = { readonly code: "LINK_USED" };

export const linkUsedTexts = {
  LINK_USED: {
    "en-US": "This link was used already: your account is ready. Please log in.",
    "id-ID": "Tautan ini sudah dipakai: akun Anda sudah siap. Silakan masuk.",
    "vi-VN": "Liên kết này đã được dùng: tài khoản của bạn đã sẵn sàng. Vui lòng đăng nhập.",
    "zh-CN": "此链接已使用：您的账号已就绪，请登录。",
  },
} satisfies FailureTexts<LinkUsed>;
