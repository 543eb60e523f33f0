import { fail, ok } from "#kit/core/result.ts";
import { packSchema } from "../../contract/admin-forms.ts";
import { orderAction } from "../actions/order-action.ts";
import { actionsFor } from "../actions/what-staff-may-do.ts";
import type { AdminDeps } from "../admin-deps.ts";
import { notePacked } from "../store/notes.ts";

/** Marks an order as packed, so that it is not packed twice. */
export const adminPack = (deps: AdminDeps) =>
  orderAction(deps, {
    action: "order.pack",
    permission: "orders.note",
    input: packSchema,
    async run(trx, order, staff) {
      if (!actionsFor(staff, order, false).includes("pack")) return fail({ code: "ACTION_NOT_ALLOWED" });
      const isNew = await notePacked(trx, { orderCode: order.code, at: deps.clock.now(), name: staff.name });
      return isNew ? ok({}) : fail({ code: "ACTION_NOT_ALLOWED" });
    },
    failures: {},
    message: { "en-US": "Packed.", "id-ID": "Dikemas.", "vi-VN": "Đã đóng gói.", "zh-CN": "已打包。" },
  });
