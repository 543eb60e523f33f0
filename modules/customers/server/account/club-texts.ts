import type { Texts } from "#kit/core/locale.ts";

/** Refuses what needs a club account. */
export const notLinkedText: Texts = {
  "en-US": "This customer is not linked to the club.",
  "id-ID": "Pelanggan ini tidak terhubung dengan klub.",
  "vi-VN": "Khách hàng này chưa liên kết với câu lạc bộ.",
  "zh-CN": "该顾客未关联俱乐部。",
};
