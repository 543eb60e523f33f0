import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import { tellRefundDeclined } from "#modules/order/server/index.ts";
import { declineReviewed } from "#modules/payment/server/index.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { declineRefundSchema } from "../../contract/desk-forms.ts";
import { refundGone } from "../actions/refund-gone.ts";
import type { DeskDeps } from "../desk-deps.ts";

/** A person has looked at money that came unasked: it stays where it is, and the shopper reads why. */
export const deskDeclineRefund = (deps: DeskDeps) =>
  staffAction(deps, {
    action: "refund.decline",
    permission: "refunds.send",
    input: v.object({ input: declineRefundSchema }),
    async run(trx, _staff, { input: { refundId, note } }) {
      const declined = await declineReviewed(trx, deps, { id: refundId, note });
      if (!declined) return fail({ code: "REFUND_GONE" });
      const { reference, amount } = declined;
      await tellRefundDeclined(trx, deps.orders, { reference, note });
      return ok({ value: { refundId }, subject: `payment:${reference}`, detail: { refundId, amount, note } });
    },
    failures: { REFUND_GONE: refundGone },
    message: {
      "en-US": "It stays; the shopper has been told why.",
      "id-ID": "Tidak dikembalikan; pembeli sudah diberi tahu alasannya.",
      "vi-VN": "Không hoàn; khách đã được báo lý do.",
      "zh-CN": "不予退回，已告知顾客原因。",
    },
  });
