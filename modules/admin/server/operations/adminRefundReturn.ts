import { refundReturn } from "#modules/returns/server/index.ts";
import { refundReturnSchema } from "../../contract/admin-forms.ts";
import { returnAction } from "../actions/return-action.ts";
import type { AdminDeps } from "../admin-deps.ts";

/** Approves the refund of a received return: money, points, and stock of goods that can be sold again. */
export const adminRefundReturn = (deps: AdminDeps) =>
  returnAction(deps, {
    action: "return.refund",
    permission: "returns.refund",
    input: refundReturnSchema,
    run: (trx, { name }, { returnCode, note }) =>
      refundReturn(trx, deps.returns, { returnCode, staffName: name, ...(note ? { note } : {}) }),
    message: {
      "en-US": "The refund is approved. The shopper is told when the money is sent.",
      "id-ID": "Pengembalian dana disetujui. Pembeli dikabari setelah uangnya dikirim.",
      "vi-VN": "Đã duyệt hoàn tiền. Khách được báo khi tiền đã gửi.",
      "zh-CN": "退款已批准，款项发出后会通知顾客。",
    },
  });
