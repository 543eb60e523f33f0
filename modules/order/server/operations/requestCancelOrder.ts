import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { cancelItemsSchema } from "../../contract/cancel-form.ts";
import { lineOfItem } from "../../contract/order-code.ts";
import type { NotAllowed } from "../advance.ts";
import { requestCancel } from "../cancel-requests/request-cancel.ts";
import { openOrder } from "../order-access.ts";
import { orderCodeField } from "../order-code-field.ts";
import type { OrderDeps } from "../order-deps.ts";
import { notAllowed, type OrderNotFound, orderNotFound } from "../order-failures.ts";
import { holdOrders, isOneOf } from "../store/orders.ts";

const input = v.object({ input: v.object({ orderCode: orderCodeField, ...cancelItemsSchema.entries }) });

/** Asks to call off pieces of what is paid for (D-55). */
export const requestCancelOrder = (deps: OrderDeps) =>
  operation({
    access: "session",
    clock: deps.clock,
    input,
    async run(
      context,
      { input: { orderCode, items, reasonCode } },
    ): Promise<Result<{ orderCode: string }, OrderNotFound | NotAllowed>> {
      const opened = await openOrder(deps, context, orderCode);
      if (!opened) return fail({ code: "NOT_FOUND" });
      const { order, access } = opened;
      if (access !== "owner") return fail({ code: "ACTION_NOT_ALLOWED" });
      const pieces = items.flatMap(({ orderItemCode, count }) => {
        const number = lineOfItem(order.code, orderItemCode);
        return number === null ? [] : [{ number, quantity: count }];
      });
      if (pieces.length !== items.length) return fail({ code: "ACTION_NOT_ALLOWED" });
      return inTransaction(deps.database, async (trx): Promise<Result<{ orderCode: string }, NotAllowed>> => {
        const [held] = await holdOrders(trx, isOneOf([order.code]));
        if (!held) return fail({ code: "ACTION_NOT_ALLOWED" });
        const asked = await requestCancel(trx, deps, held, { items: pieces, reason: reasonCode });
        return asked.ok ? ok({ orderCode: order.code }) : asked;
      });
    },
    failures: { NOT_FOUND: orderNotFound, ACTION_NOT_ALLOWED: notAllowed },
    message: {
      "en-US": "We have your request. You can undo it until it is decided.",
      "id-ID": "Permintaan Anda sudah kami terima. Anda dapat membatalkannya sebelum diputuskan.",
      "vi-VN": "Chúng tôi đã nhận yêu cầu. Bạn có thể rút lại trước khi được duyệt.",
      "zh-CN": "已收到您的申请，处理前可撤回。",
    },
  });
