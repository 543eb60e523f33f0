import type { Texts } from "#kit/core/locale.ts";
import type { ReturnStatus } from "#modules/order/contract/return-status.ts";

/** The texts of return statuses (D-56). */
export const returnStatusTexts: Readonly<Record<ReturnStatus, Texts>> = {
  requested: { "en-US": "Requested", "id-ID": "Diajukan", "vi-VN": "Đã yêu cầu", "zh-CN": "已申请" },
  approved: { "en-US": "Approved", "id-ID": "Disetujui", "vi-VN": "Đã duyệt", "zh-CN": "已同意" },
  refused: { "en-US": "Refused", "id-ID": "Ditolak", "vi-VN": "Bị từ chối", "zh-CN": "已拒绝" },
  inTransit: {
    "en-US": "On its way back",
    "id-ID": "Sedang dikirim kembali",
    "vi-VN": "Đang gửi trả",
    "zh-CN": "退回途中",
  },
  received: { "en-US": "Received", "id-ID": "Diterima", "vi-VN": "Đã nhận lại", "zh-CN": "已收到" },
  // The refund has the state of the transfer.
  refunded: {
    "en-US": "Refund approved",
    "id-ID": "Pengembalian dana disetujui",
    "vi-VN": "Đã duyệt hoàn tiền",
    "zh-CN": "退款已批准",
  },
  cancelled: { "en-US": "Undone", "id-ID": "Dibatalkan", "vi-VN": "Đã hủy yêu cầu", "zh-CN": "已撤销" },
};
