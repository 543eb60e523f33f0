import { noteSentByHand } from "#modules/payment/server/index.ts";
import { refundSentSchema } from "../../contract/admin-forms.ts";
import { refundAction } from "../actions/refund-action.ts";
import type { AdminDeps } from "../admin-deps.ts";

/** Records that a refund was transferred by hand, with the number of the bank transfer. */
export const adminSendRefund = (deps: AdminDeps) =>
  refundAction(deps, {
    action: "refund.sent",
    input: refundSentSchema,
    run: (trx, { refundId, sentAs }) => noteSentByHand(trx, deps.payments, { id: refundId, reference: sentAs }),
    message: {
      "en-US": "Noted as sent.",
      "id-ID": "Dicatat sebagai terkirim.",
      "vi-VN": "Đã ghi là đã gửi.",
      "zh-CN": "已记为已退。",
    },
  });
