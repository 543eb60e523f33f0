import type { Texts } from "#kit/core/locale.ts";

export type OrderNotFound = { readonly code: "NOT_FOUND" };

export const orderNotFound: Texts = {
  "en-US": "We could not find this order.",
  "id-ID": "Pesanan ini tidak ditemukan.",
  "vi-VN": "Không tìm thấy đơn hàng này.",
  "zh-CN": "找不到此订单。",
};

/** What a request to call off pieces of a paid order answers. */
export const cancelRequested: Texts = {
  "en-US": "We have your request. You can undo it until it is decided.",
  "id-ID": "Permintaan Anda sudah kami terima. Anda dapat membatalkannya sebelum diputuskan.",
  "vi-VN": "Chúng tôi đã nhận yêu cầu. Bạn có thể rút lại trước khi được duyệt.",
  "zh-CN": "已收到您的申请，处理前可撤回。",
};

export const notAllowed: Texts = {
  "en-US": "This is no longer possible for this order.",
  "id-ID": "Ini tidak lagi memungkinkan untuk pesanan ini.",
  "vi-VN": "Không còn thực hiện được với đơn hàng này.",
  "zh-CN": "此订单已无法执行该操作。",
};
