import type { Texts } from "#kit/core/locale.ts";

export const couponNotFound: Texts = {
  "en-US": "There is no such coupon.",
  "id-ID": "Kupon itu tidak ada.",
  "vi-VN": "Không có mã giảm giá này.",
  "zh-CN": "没有此优惠券。",
};
