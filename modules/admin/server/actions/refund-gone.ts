import type { Texts } from "#kit/core/locale.ts";

export const refundGone: Texts = {
  "en-US": "Somebody has looked after this refund already.",
  "id-ID": "Pengembalian dana ini sudah ditangani orang lain.",
  "vi-VN": "Khoản hoàn tiền này đã được người khác xử lý.",
  "zh-CN": "此退款已有人处理。",
};
