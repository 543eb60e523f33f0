import { ok } from "#kit/core/result.ts";
import { approveCancel } from "#modules/order/server/index.ts";
import { approveCancelSchema } from "../../contract/admin-forms.ts";
import { orderAction } from "../actions/order-action.ts";
import type { AdminDeps } from "../admin-deps.ts";

/** Approves a cancel request: the pieces are cancelled and refunded. */
export const adminApproveCancel = (deps: AdminDeps) =>
  orderAction(deps, {
    action: "order.approveCancel",
    permission: "orders.cancel",
    input: approveCancelSchema,
    async run(trx, order, staff, { requestId }) {
      const decided = await approveCancel(trx, deps.orders, order, {
        requestId,
        actor: "staff",
        actorName: staff.name,
      });
      return decided.ok ? ok({ requestId }) : decided;
    },
    failures: {},
    message: {
      "en-US": "Called off; the money goes back.",
      "id-ID": "Dibatalkan; uangnya dikembalikan.",
      "vi-VN": "Đã hủy; tiền được hoàn lại.",
      "zh-CN": "已取消，款项将退回。",
    },
  });
