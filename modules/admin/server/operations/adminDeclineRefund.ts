import { notifyRefundDeclined } from "#modules/order/server/index.ts";
import { declineReviewed } from "#modules/payment/server/index.ts";
import { declineRefundSchema } from "../../contract/admin-forms.ts";
import { refundAction } from "../actions/refund-action.ts";
import type { AdminDeps } from "../admin-deps.ts";

/** Declines the refund of a payment with a wrong amount; the shopper gets the reason. */
export const adminDeclineRefund = (deps: AdminDeps) =>
  refundAction(deps, {
    action: "refund.decline",
    input: declineRefundSchema,
    async run(trx, { refundId, note }) {
      const declined = await declineReviewed(trx, deps, { id: refundId, note });
      if (declined) await notifyRefundDeclined(trx, deps.orders, { reference: declined.reference, note });
      return declined;
    },
    message: {
      "en-US": "It stays; the shopper has been told why.",
      "id-ID": "Tidak dikembalikan; pembeli sudah diberi tahu alasannya.",
      "vi-VN": "Không hoàn; khách đã được báo lý do.",
      "zh-CN": "不予退回，已告知顾客原因。",
    },
  });
