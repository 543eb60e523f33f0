import { fail, ok } from "#kit/core/result.ts";
import { readOrderCode } from "#modules/order/contract/order-code.ts";
import { advance, endHeldUnpaid, orderByCode } from "#modules/order/server/index.ts";
import { askOpenCharge } from "#modules/payment/server/index.ts";
import { cancelSchema } from "../../contract/desk-forms.ts";
import { orderAction } from "../actions/order-action.ts";
import { actionsFor } from "../actions/what-staff-may-do.ts";
import type { DeskDeps } from "../desk-deps.ts";

/** Ends an order of which nothing has left. What is not paid for ends together with what was to be paid for in one go. */
export const deskCancel = (deps: DeskDeps) =>
  orderAction(deps, {
    action: "order.cancel",
    permission: "orders.cancel",
    input: cancelSchema,
    async before(_staff, { orderCode }) {
      const code = readOrderCode(orderCode);
      const order = code === null ? null : await orderByCode(deps.database.kysely, code);
      // The gateway is asked a last time: money that is there already is not cancelled over.
      if (order?.status === "21") await askOpenCharge(deps.payments, order.paymentReference);
      return ok(null);
    },
    async run(trx, order, staff, { reasonCode }, together) {
      if (!actionsFor(staff, order, true).includes("cancel")) return fail({ code: "ACTION_NOT_ALLOWED" });
      const step = { actor: "staff", actorName: staff.name, reason: reasonCode } as const;
      if (order.status !== "21") {
        const ended = await advance(trx, deps.orders, order, { move: "approveCancel", ...step });
        return ended.ok ? ok({ reasonCode }) : ended;
      }
      const ending = { ...deps.orders, payments: deps.payments };
      const ended = await endHeldUnpaid(trx, ending, together, { move: "cancel", ...step });
      if (ended.length === 0) return fail({ code: "ACTION_NOT_ALLOWED" });
      return ok({ reasonCode, orders: ended.map(({ code }) => code) });
    },
    failures: {},
    message: { "en-US": "Cancelled.", "id-ID": "Dibatalkan.", "vi-VN": "Đã hủy.", "zh-CN": "已取消。" },
  });
