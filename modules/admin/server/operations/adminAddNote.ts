import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import { readOrderCode } from "#modules/order/contract/order-code.ts";
import { orderByCode } from "#modules/order/server/index.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { noteSchema } from "../../contract/admin-forms.ts";
import { notFound } from "../actions/admin-failures.ts";
import { isWithinReach } from "../actions/reach.ts";
import type { AdminDeps } from "../admin-deps.ts";
import { addNote } from "../store/notes.ts";

/** Adds a note for other staff. The audit line does not contain its text. */
export const adminAddNote = (deps: AdminDeps) =>
  staffAction(deps, {
    action: "order.note",
    permission: "orders.note",
    input: v.object({ input: noteSchema }),
    async run(trx, staff, { input }) {
      const code = readOrderCode(input.orderCode);
      const order = code === null ? null : await orderByCode(trx, code);
      if (!order || !isWithinReach(staff, order)) return fail({ code: "NOT_FOUND" });
      await addNote(trx, order.code, { at: deps.clock.now(), name: staff.name, text: input.text });
      return ok({ value: { orderCode: order.code }, subject: `order:${order.code}` });
    },
    failures: { NOT_FOUND: notFound },
    message: { "en-US": "Noted.", "id-ID": "Dicatat.", "vi-VN": "Đã ghi chú.", "zh-CN": "已记录。" },
  });
