import { fail, ok, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { undoCancel } from "../cancel-requests/request-cancel.ts";
import { openToAct } from "../order-access.ts";
import { orderCodeInput } from "../order-code-field.ts";
import type { OrderDeps } from "../order-deps.ts";
import { type NotProven, notAllowed, notProvenTexts, type OrderNotFound, orderNotFound } from "../order-failures.ts";
import { isOneOf, lockAndReadOrders } from "../store/orders.ts";
import type { NotAllowed } from "../transition.ts";

/** Undoes a cancel request that is not decided yet (D-55). */
export const undoCancelOrder = (deps: OrderDeps) =>
  operation({
    access: "session",
    clock: deps.clock,
    input: orderCodeInput,
    async run(context, { orderCode }): Promise<Result<{ orderCode: string }, OrderNotFound | NotProven | NotAllowed>> {
      const opened = await openToAct(deps, context, orderCode);
      if (!opened.ok) return opened;
      const { order } = opened.value;
      return inTransaction(deps.database, async (trx): Promise<Result<{ orderCode: string }, NotAllowed>> => {
        const [held] = await lockAndReadOrders(trx, isOneOf([order.code]));
        if (!held) return fail({ code: "ACTION_NOT_ALLOWED" });
        const undone = await undoCancel(trx, deps, held);
        return undone.ok ? ok({ orderCode: order.code }) : undone;
      });
    },
    failures: { NOT_FOUND: orderNotFound, ACTION_NOT_ALLOWED: notAllowed, ...notProvenTexts },
    message: {
      "en-US": "Your request is undone. The order goes on as before.",
      "id-ID": "Permintaan Anda ditarik. Pesanan dilanjutkan seperti semula.",
      "vi-VN": "Đã rút yêu cầu. Đơn hàng tiếp tục như trước.",
      "zh-CN": "申请已撤回，订单照常处理。",
    },
  });
