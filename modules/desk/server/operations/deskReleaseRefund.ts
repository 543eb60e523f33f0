import { releaseReviewed } from "#modules/payment/server/index.ts";
import { releaseRefundSchema } from "../../contract/desk-forms.ts";
import { refundAction } from "../actions/refund-action.ts";
import type { DeskDeps } from "../desk-deps.ts";

/** A person has looked at money that came unasked, and lets it go back. */
export const deskReleaseRefund = (deps: DeskDeps) =>
  refundAction(deps, {
    action: "refund.release",
    input: releaseRefundSchema,
    run: (trx, { refundId }) => releaseReviewed(trx, deps, refundId),
    message: { "en-US": "It goes back.", "id-ID": "Dikembalikan.", "vi-VN": "Đang hoàn lại.", "zh-CN": "正在退回。" },
  });
