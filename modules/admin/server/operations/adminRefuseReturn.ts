import { refuseReturn } from "#modules/returns/server/index.ts";
import { refuseReturnSchema } from "../../contract/admin-forms.ts";
import { returnAction } from "../actions/return-action.ts";
import type { AdminDeps } from "../admin-deps.ts";

/** Refuses a return; the shopper gets the reason. */
export const adminRefuseReturn = (deps: AdminDeps) =>
  returnAction(deps, {
    action: "return.refuse",
    permission: "returns.decide",
    input: refuseReturnSchema,
    run: (trx, { name }, { returnCode, note }) =>
      refuseReturn(trx, deps.returns, { returnCode, staffName: name, ...(note ? { note } : {}) }),
    message: {
      "en-US": "Refused; the shopper has been told.",
      "id-ID": "Ditolak; pembeli sudah diberi tahu.",
      "vi-VN": "Đã từ chối; khách đã được báo.",
      "zh-CN": "已拒绝，并已通知顾客。",
    },
  });
