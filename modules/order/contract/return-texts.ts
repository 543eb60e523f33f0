import type { Locale, Texts } from "#kit/core/locale.ts";
import type { ReturnStatus } from "./return-status.ts";

/** The texts of return statuses (D-56). */
const returnStatusTexts: Readonly<Record<ReturnStatus, Texts>> = {
  requested: {
    "en-US": "Return requested",
    "id-ID": "Pengembalian diajukan",
    "vi-VN": "Đã yêu cầu trả hàng",
    "zh-CN": "已申请退货",
  },
  approved: {
    "en-US": "Return approved",
    "id-ID": "Pengembalian disetujui",
    "vi-VN": "Đã chấp nhận trả hàng",
    "zh-CN": "退货已同意",
  },
  refused: {
    "en-US": "Return refused",
    "id-ID": "Pengembalian ditolak",
    "vi-VN": "Từ chối trả hàng",
    "zh-CN": "退货被拒绝",
  },
  inTransit: {
    "en-US": "Return on its way",
    "id-ID": "Barang dikirim kembali",
    "vi-VN": "Đang gửi trả",
    "zh-CN": "退货已寄出",
  },
  received: {
    "en-US": "Return received",
    "id-ID": "Barang kembali diterima",
    "vi-VN": "Đã nhận hàng trả",
    "zh-CN": "已收到退货",
  },
  // The refund has the state of the transfer.
  refunded: {
    "en-US": "Refund approved",
    "id-ID": "Pengembalian dana disetujui",
    "vi-VN": "Đã duyệt hoàn tiền",
    "zh-CN": "退款已批准",
  },
  cancelled: {
    "en-US": "Return undone",
    "id-ID": "Pengembalian dibatalkan",
    "vi-VN": "Đã hủy trả hàng",
    "zh-CN": "退货已撤销",
  },
};

export const returnStatusText = (status: ReturnStatus, locale: Locale): string => returnStatusTexts[status][locale];
