import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import { releaseReviewed } from "#modules/payment/server/index.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { releaseRefundSchema } from "../../contract/desk-forms.ts";
import { refundGone } from "../actions/refund-gone.ts";
import type { DeskDeps } from "../desk-deps.ts";

/** A person has looked at money that came unasked, and lets it go back. */
export const deskReleaseRefund = (deps: DeskDeps) =>
  staffAction(deps, {
    action: "refund.release",
    permission: "refunds.send",
    input: v.object({ input: releaseRefundSchema }),
    async run(trx, _staff, { input: { refundId } }) {
      const released = await releaseReviewed(trx, deps, refundId);
      if (!released) return fail({ code: "REFUND_GONE" });
      return ok({
        value: { refundId },
        subject: `payment:${released.reference}`,
        detail: { refundId, amount: released.amount },
      });
    },
    failures: { REFUND_GONE: refundGone },
    message: { "en-US": "It goes back.", "id-ID": "Dikembalikan.", "vi-VN": "Đang hoàn lại.", "zh-CN": "正在退回。" },
  });
