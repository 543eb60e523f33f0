import type { Texts } from "#kit/core/locale.ts";

/** Problems of a guest's club number; the field and the server show the same text (VA-25, VA-27, VA-28). */
export const guestNumberTexts = {
  empty: {
    "en-US": "Please input your MAPCLUB account number",
    "id-ID": "Silakan masukkan nomor akun MAPCLUB Anda",
    "vi-VN": "Vui lòng nhập số tài khoản MAPCLUB của bạn",
    "zh-CN": "请输入您的 MAPCLUB 账号",
  },
  unknown: {
    "en-US": "This number has no MAPCLUB account. Check it, or clear the field and order without points.",
    "id-ID": "Nomor ini tidak memiliki akun MAPCLUB. Periksa lagi, atau kosongkan dan pesan tanpa poin.",
    "vi-VN": "Số này không có tài khoản MAPCLUB. Hãy kiểm tra lại, hoặc để trống và đặt hàng không tích điểm.",
    "zh-CN": "该号码没有 MAPCLUB 账户。请检查号码，或清空后不累积积分下单。",
  },
} as const satisfies Record<string, Texts>;
