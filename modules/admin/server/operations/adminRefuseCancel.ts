import { ok } from "#kit/core/result.ts";
import { refuseCancel } from "#modules/order/server/index.ts";
import { refuseCancelSchema } from "../../contract/admin-forms.ts";
import { orderAction } from "../actions/order-action.ts";
import type { AdminDeps } from "../admin-deps.ts";

/** Refuses a cancel request; the shopper gets the reason, and the pieces can be shipped again. */
export const adminRefuseCancel = (deps: AdminDeps) =>
  orderAction(deps, {
    action: "order.refuseCancel",
    permission: "orders.cancel",
    input: refuseCancelSchema,
    async run(trx, order, staff, { requestId, reason }) {
      const decider = { requestId, actor: "staff", actorName: staff.name, reason } as const;
      const decided = await refuseCancel(trx, deps.orders, order, decider);
      return decided.ok ? ok({ requestId, reason }) : decided;
    },
    failures: {},
    message: {
      "en-US": "Refused; the shopper has been told.",
      "id-ID": "Ditolak; pembeli sudah diberi tahu.",
      "vi-VN": "Đã từ chối; khách đã được báo.",
      "zh-CN": "已拒绝，并已通知顾客。",
    },
  });
