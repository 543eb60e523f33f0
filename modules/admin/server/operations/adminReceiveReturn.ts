import { receiveReturn } from "#modules/returns/server/index.ts";
import { receiveReturnSchema } from "../../contract/admin-forms.ts";
import { returnAction } from "../actions/return-action.ts";
import type { AdminDeps } from "../admin-deps.ts";

/** Records that a return has arrived, and whether its products can be sold again. */
export const adminReceiveReturn = (deps: AdminDeps) =>
  returnAction(deps, {
    action: "return.receive",
    permission: "returns.receive",
    input: receiveReturnSchema,
    run: (trx, { name }, { returnCode, resellable }) =>
      receiveReturn(trx, deps.returns, { returnCode, staffName: name, resellable }),
    message: {
      "en-US": "Received.",
      "id-ID": "Sudah diterima.",
      "vi-VN": "Đã nhận lại.",
      "zh-CN": "已收到。",
    },
  });
