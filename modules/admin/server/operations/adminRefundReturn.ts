import type { Texts } from "#kit/core/locale.ts";
import { fail, ok } from "#kit/core/result.ts";
import { refundReturn } from "#modules/returns/server/index.ts";
import { refundReturnSchema } from "../../contract/admin-forms.ts";
import { proposeRefund } from "../actions/refund-proposals.ts";
import { returnAction } from "../actions/return-action.ts";
import type { AdminDeps } from "../admin-deps.ts";

/**
 * Approves the refund of a received return: money, points, and stock of products that can be sold again. Over the limit it becomes a
 * proposal for staff who may not approve refunds of that size.
 */
export const adminRefundReturn = (deps: AdminDeps) =>
  returnAction(deps, {
    action: "return.refund",
    permission: "returns.refund",
    input: refundReturnSchema,
    async run(trx, staff, { returnCode, note }) {
      const isLimited = !staff.permissions.includes("refunds.approve");
      const step = { returnCode, staffName: staff.name, ...(note ? { note } : {}) };
      const done = await refundReturn(trx, deps.returns, isLimited ? { ...step, most: deps.refundLimit() } : step);
      if (done.ok) return ok({ returnCode });
      if (done.error.code !== "OVER_LIMIT") return fail(done.error);
      await proposeRefund(trx, deps, staff, { returnCode, money: done.error.money, note: note || null });
      return ok({ returnCode, waits: true });
    },
    message: ({ waits }) => (waits ? waiting : approved),
  });

const approved: Texts = {
  "en-US": "The refund is approved. The shopper is told when the money is sent.",
  "id-ID": "Pengembalian dana disetujui. Pembeli dikabari setelah uangnya dikirim.",
  "vi-VN": "Đã duyệt hoàn tiền. Khách được báo khi tiền đã gửi.",
  "zh-CN": "退款已批准，款项发出后会通知顾客。",
};

const waiting: Texts = {
  "en-US": "The refund is over the limit and waits for the approval of a second person.",
  "id-ID": "Pengembalian dana melebihi batas dan menunggu persetujuan orang kedua.",
  "vi-VN": "Số tiền hoàn vượt hạn mức và đang chờ người thứ hai duyệt.",
  "zh-CN": "退款超过限额，等待第二人批准。",
};
