import { approveReturn } from "#modules/returns/server/index.ts";
import { approveReturnSchema } from "../../contract/admin-forms.ts";
import { returnAction } from "../actions/return-action.ts";
import type { AdminDeps } from "../admin-deps.ts";

/** Approves a return: the shopper may send it back within a week. */
export const adminApproveReturn = (deps: AdminDeps) =>
  returnAction(deps, {
    action: "return.approve",
    permission: "returns.decide",
    input: approveReturnSchema,
    run: (trx, { name }, { returnCode, note }) =>
      approveReturn(trx, deps.returns, { returnCode, staffName: name, ...(note ? { note } : {}) }),
    message: {
      "en-US": "Approved; the shopper has been told.",
      "id-ID": "Disetujui; pembeli sudah diberi tahu.",
      "vi-VN": "Đã duyệt; khách đã được báo.",
      "zh-CN": "已同意，并已通知顾客。",
    },
  });
