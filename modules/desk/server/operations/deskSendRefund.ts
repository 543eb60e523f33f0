import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import { noteSentByHand } from "#modules/payment/server/index.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { refundSentSchema } from "../../contract/desk-forms.ts";
import { refundGone } from "../actions/refund-gone.ts";
import type { DeskDeps } from "../desk-deps.ts";

/** A person has sent money back that no gateway could, and says under which number. */
export const deskSendRefund = (deps: DeskDeps) =>
  staffAction(deps, {
    action: "refund.sent",
    permission: "refunds.send",
    input: v.object({ input: refundSentSchema }),
    async run(trx, _staff, { input: { refundId, sentAs } }) {
      const sent = await noteSentByHand(trx, deps.payments, { id: refundId, reference: sentAs });
      if (!sent) return fail({ code: "REFUND_GONE" });
      return ok({
        value: { refundId },
        subject: `payment:${sent.reference}`,
        detail: { refundId, sentAs, amount: sent.amount },
      });
    },
    failures: { REFUND_GONE: refundGone },
    message: {
      "en-US": "Noted as sent.",
      "id-ID": "Dicatat sebagai terkirim.",
      "vi-VN": "Đã ghi là đã gửi.",
      "zh-CN": "已记为已退。",
    },
  });
