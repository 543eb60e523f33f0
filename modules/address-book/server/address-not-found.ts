import type { Texts } from "#kit/core/locale.ts";

/** The same text for a deleted address and another member's, so that it reveals nothing. */
export const addressNotFound: Texts = {
  "en-US": "This address is not in your list any more.",
  "id-ID": "Alamat ini sudah tidak ada di daftar Anda.",
  "vi-VN": "Địa chỉ này không còn trong danh sách của bạn.",
  "zh-CN": "此地址已不在您的列表中。",
};
