import { releaseReviewed } from "#modules/payment/server/index.ts";
import { releaseRefundSchema } from "../../contract/admin-forms.ts";
import { refundAction } from "../actions/refund-action.ts";
import type { AdminDeps } from "../admin-deps.ts";

/** Approves the refund of a payment with a wrong amount. */
export const adminReleaseRefund = (deps: AdminDeps) =>
  refundAction(deps, {
    action: "refund.release",
    input: releaseRefundSchema,
    run: (trx, { refundId }) => releaseReviewed(trx, deps, refundId),
    message: { "en-US": "It goes back.", "id-ID": "Dikembalikan.", "vi-VN": "Đang hoàn lại.", "zh-CN": "正在退回。" },
  });
