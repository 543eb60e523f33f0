import { ok } from "#kit/core/result.ts";
import { transition } from "#modules/order/server/index.ts";
import { receivedSchema } from "../../contract/admin-forms.ts";
import { orderAction } from "../actions/order-action.ts";
import type { AdminDeps } from "../admin-deps.ts";

/** Completes a shipped order whose shopper has confirmed the delivery to staff. */
export const adminMarkReceived = (deps: AdminDeps) =>
  orderAction(deps, {
    action: "order.received",
    permission: "orders.ship",
    input: receivedSchema,
    async run(trx, order, staff) {
      const moved = await transition(trx, deps.orders, order, {
        transition: "receive",
        actor: "staff",
        actorName: staff.name,
      });
      return moved.ok ? ok({}) : moved;
    },
    failures: {},
    message: { "en-US": "Completed.", "id-ID": "Selesai.", "vi-VN": "Đã hoàn tất.", "zh-CN": "已完成。" },
  });
