import type * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import { editOrder } from "#modules/order/server/index.ts";
import { editOrderSchema } from "../../contract/order-edit-forms.ts";
import { type CannotEdit, editRefusals } from "../actions/edit-refusals.ts";
import { orderAction } from "../actions/order-action.ts";
import { actionsFor } from "../actions/what-staff-may-do.ts";
import type { AdminDeps } from "../admin-deps.ts";
import { packedOf } from "../store/notes.ts";

type EditInput = v.InferOutput<typeof editOrderSchema>;

/** Changes an order that is not packed yet, as its preview showed. */
export const adminEditOrder = (deps: AdminDeps) =>
  orderAction<EditInput, CannotEdit>(deps, {
    action: "order.edit",
    permission: "orders.edit",
    input: editOrderSchema,
    async run(trx, order, staff, { items, contact, reasonCode, expectedMoney, expectedPoints }) {
      if (contact && !staff.permissions.includes("customers.contact")) return fail({ code: "CONTACT_HIDDEN" });
      // The order is locked: who packs it at this moment waits, or has left the mark.
      const [packed] = await packedOf(trx, [order.code]);
      if (packed) return fail({ code: "PACKED" });
      if (!actionsFor(staff, order, false).includes("edit")) return fail({ code: "ACTION_NOT_ALLOWED" });
      const edited = await editOrder(trx, deps.orders, order, {
        pieces: items,
        contact,
        staffName: staff.name,
        reason: reasonCode ?? "OTHER",
        expected: { money: expectedMoney, points: expectedPoints },
      });
      if (!edited.ok) return edited;
      const { pieces, refund, contact: changed } = edited.value;
      // Contact data before and after is kept with the order, where it is emptied when its member leaves.
      return ok({
        ...(refund ? { items: pieces, reasonCode, money: refund.money, points: refund.points } : {}),
        ...(changed ? { contact: true } : {}),
      });
    },
    failures: editRefusals,
    message: {
      "en-US": "The order is changed; the shopper has been told.",
      "id-ID": "Pesanan diubah; pembeli sudah diberi tahu.",
      "vi-VN": "Đã sửa đơn hàng; khách đã được báo.",
      "zh-CN": "订单已修改，并已通知顾客。",
    },
  });
