import type { Texts } from "#kit/core/locale.ts";

/** Said of an address that is gone and of one that is somebody else's: nobody learns which. */
export const addressNotFound: Texts = {
  "en-US": "This address is not in your list any more.",
  "id-ID": "Alamat ini sudah tidak ada di daftar Anda.",
  "vi-VN": "Địa chỉ này không còn trong danh sách của bạn.",
  "zh-CN": "此地址已不在您的列表中。",
};
