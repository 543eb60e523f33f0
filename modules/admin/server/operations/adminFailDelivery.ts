import { ok } from "#kit/core/result.ts";
import { transition } from "#modules/order/server/index.ts";
import { failDeliverySchema } from "../../contract/admin-forms.ts";
import { orderAction } from "../actions/order-action.ts";
import type { AdminDeps } from "../admin-deps.ts";

/** Closes an order that could not be delivered or was not collected, and refunds it. */
export const adminFailDelivery = (deps: AdminDeps) =>
  orderAction(deps, {
    action: "order.failDelivery",
    permission: "orders.cancel",
    input: failDeliverySchema,
    async run(trx, order, staff, { reasonCode }) {
      const step = { transition: "failDelivery", actor: "staff", actorName: staff.name, reason: reasonCode } as const;
      const moved = await transition(trx, deps.orders, order, step);
      return moved.ok ? ok({ reasonCode }) : moved;
    },
    failures: {},
    message: {
      "en-US": "Closed; the money goes back.",
      "id-ID": "Ditutup; uangnya dikembalikan.",
      "vi-VN": "Đã đóng; tiền được hoàn lại.",
      "zh-CN": "已关闭，款项将退回。",
    },
  });
