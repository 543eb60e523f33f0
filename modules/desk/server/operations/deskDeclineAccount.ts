import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import { noteAccountDeclined } from "#modules/payment/server/index.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { declineRefundSchema } from "../../contract/desk-forms.ts";
import { refundGone } from "../actions/refund-gone.ts";
import type { DeskDeps } from "../desk-deps.ts";

/** The bank did not take a refund: the shopper is asked for another account, and the refund waits for it. */
export const deskDeclineAccount = (deps: DeskDeps) =>
  staffAction(deps, {
    action: "refund.accountDeclined",
    permission: "refunds.send",
    input: v.object({ input: declineRefundSchema }),
    async run(trx, _staff, { input: { refundId, note } }) {
      const declined = await noteAccountDeclined(trx, deps.payments, { id: refundId, note });
      if (!declined) return fail({ code: "REFUND_GONE" });
      const { reference, amount } = declined;
      return ok({ value: { refundId }, subject: `payment:${reference}`, detail: { refundId, amount, note } });
    },
    failures: { REFUND_GONE: refundGone },
    message: {
      "en-US": "The shopper has been asked for another account.",
      "id-ID": "Pembeli sudah diminta memberikan rekening lain.",
      "vi-VN": "Đã yêu cầu khách cung cấp tài khoản khác.",
      "zh-CN": "已请顾客提供其他账户。",
    },
  });
