import type { FailureTexts } from "#kit/graphql/operation.ts";
import type { CannotSend } from "#modules/order/server/index.ts";

export const cannotSend: FailureTexts<CannotSend> = {
  NOTHING_TO_SEND: {
    "en-US": "Please select product",
    "id-ID": "Silakan pilih produk",
    "vi-VN": "Vui lòng chọn sản phẩm",
    "zh-CN": "请选择商品",
  },
  TOO_MANY: {
    "en-US": "That is more than is left to send.",
    "id-ID": "Itu lebih banyak daripada sisa yang bisa dikirim.",
    "vi-VN": "Nhiều hơn số còn lại để gửi.",
    "zh-CN": "超过了可发数量。",
  },
};

export const courierFailures = {
  UNKNOWN_COURIER: {
    "en-US": "Please choose a courier.",
    "id-ID": "Silakan pilih kurir.",
    "vi-VN": "Vui lòng chọn đơn vị vận chuyển.",
    "zh-CN": "请选择快递公司。",
  },
  EXPRESS_CODE_NEEDED: {
    "en-US": "Please enter the courier's number.",
    "id-ID": "Masukkan nomor resi kurir.",
    "vi-VN": "Vui lòng nhập mã vận đơn.",
    "zh-CN": "请输入快递单号。",
  },
} as const;
