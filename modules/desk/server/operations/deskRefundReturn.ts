import { refundReturn } from "#modules/returns/server/index.ts";
import { refundReturnSchema } from "../../contract/desk-forms.ts";
import { returnAction } from "../actions/return-action.ts";
import type { DeskDeps } from "../desk-deps.ts";

/** Money goes back the way it came, points as points, and what can be sold is for sale again. */
export const deskRefundReturn = (deps: DeskDeps) =>
  returnAction(deps, {
    action: "return.refund",
    permission: "returns.refund",
    input: refundReturnSchema,
    run: (trx, { name }, { returnCode, note }) =>
      refundReturn(trx, deps.returns, { returnCode, staffName: name, ...(note ? { note } : {}) }),
    message: {
      "en-US": "Refunded; the money is on its way.",
      "id-ID": "Dana dikembalikan; sedang dalam proses.",
      "vi-VN": "Đã hoàn; tiền đang được chuyển.",
      "zh-CN": "已退款，款项退回中。",
    },
  });
