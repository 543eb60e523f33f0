import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { mayDo } from "../../contract/order-operations.ts";
import { cancelReasonCodes } from "../../contract/order-texts.ts";
import type { NotAllowed } from "../advance.ts";
import { endUnpaid } from "../close-unpaid.ts";
import { openOrder } from "../order-access.ts";
import { orderCodeField } from "../order-code-field.ts";
import type { OrderDeps } from "../order-deps.ts";
import { factsOf } from "../order-facts.ts";
import { notAllowed, type OrderNotFound, orderNotFound } from "../order-failures.ts";

const input = v.object({
  input: v.object({
    orderCode: orderCodeField,
    reasonCode: v.nullish(v.picklist(cancelReasonCodes), "OTHER"),
  }),
});

/** Ends an unpaid order, and with it those that were to be paid for in one go. */
export const cancelOrder = (deps: OrderDeps) =>
  operation({
    access: "session",
    clock: deps.clock,
    input,
    async run(
      context,
      { input: { orderCode, reasonCode } },
    ): Promise<Result<{ orderCode: string }, OrderNotFound | NotAllowed>> {
      const opened = await openOrder(deps, context, orderCode);
      if (!opened) return fail({ code: "NOT_FOUND" });
      const { order, access } = opened;
      if (!mayDo(factsOf(order, [], deps.clock.now()), access, "cancelOrder"))
        return fail({ code: "ACTION_NOT_ALLOWED" });
      const step = { move: "cancel", actor: "shopper", reason: reasonCode ?? "OTHER" } as const;
      const ended = await endUnpaid(deps, order.paymentReference, step);
      return ended ? ok({ orderCode: order.code }) : fail({ code: "ACTION_NOT_ALLOWED" });
    },
    failures: { NOT_FOUND: orderNotFound, ACTION_NOT_ALLOWED: notAllowed },
    message: {
      "en-US": "Your order is cancelled.",
      "id-ID": "Pesanan Anda dibatalkan.",
      "vi-VN": "Đơn hàng của bạn đã hủy.",
      "zh-CN": "您的订单已取消。",
    },
  });
