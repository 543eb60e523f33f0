import type { Texts } from "#kit/core/locale.ts";

export type OrderNotFound = { readonly code: "NOT_FOUND" };

export const orderNotFound: Texts = {
  "en-US": "We could not find this order.",
  "id-ID": "Pesanan ini tidak ditemukan.",
  "vi-VN": "Không tìm thấy đơn hàng này.",
  "zh-CN": "找不到此订单。",
};

export const notAllowed: Texts = {
  "en-US": "This is no longer possible for this order.",
  "id-ID": "Ini tidak lagi memungkinkan untuk pesanan ini.",
  "vi-VN": "Không còn thực hiện được với đơn hàng này.",
  "zh-CN": "此订单已无法执行该操作。",
};
