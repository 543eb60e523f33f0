import { noteAccountDeclined } from "#modules/payment/server/index.ts";
import { declineRefundSchema } from "../../contract/admin-forms.ts";
import { refundAction } from "../actions/refund-action.ts";
import type { AdminDeps } from "../admin-deps.ts";

/** The bank rejected a transfer: the refund waits until the shopper has given another account. */
export const adminDeclineAccount = (deps: AdminDeps) =>
  refundAction(deps, {
    action: "refund.accountDeclined",
    input: declineRefundSchema,
    run: (trx, { refundId, note }) => noteAccountDeclined(trx, deps.payments, { id: refundId, note }),
    message: {
      "en-US": "The shopper has been asked for another account.",
      "id-ID": "Pembeli sudah diminta memberikan rekening lain.",
      "vi-VN": "Đã yêu cầu khách cung cấp tài khoản khác.",
      "zh-CN": "已请顾客提供其他账户。",
    },
  });
