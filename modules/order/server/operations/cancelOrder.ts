import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { lineOfItem } from "../../contract/order-code.ts";
import { mayDo } from "../../contract/order-operations.ts";
import { cancelReasonCodes } from "../../contract/order-texts.ts";
import { createCancelRequest } from "../cancel-requests/create-cancel-request.ts";
import type { RefundChanged } from "../cancel-requests/request-cancel.ts";
import { endUnpaid } from "../close-unpaid.ts";
import { openToAct } from "../order-access.ts";
import { orderCodeField } from "../order-code-field.ts";
import type { OrderDeps } from "../order-deps.ts";
import { factsOf, waitingUnits } from "../order-facts.ts";
import {
  cancelRequested,
  type NotProven,
  notAllowed,
  notProvenTexts,
  type OrderNotFound,
  orderNotFound,
  refundChanged,
} from "../order-failures.ts";
import type { NotAllowed } from "../transition.ts";

const input = v.object({
  input: v.object({
    orderCode: orderCodeField,
    reasonCode: v.nullish(v.picklist(cancelReasonCodes), "OTHER"),
    orderItemCodes: v.nullish(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(200)), []),
  }),
});

type WholeOrderOnly = { readonly code: "WHOLE_ORDER_ONLY" };
type Refusal = OrderNotFound | NotProven | NotAllowed | RefundChanged | WholeOrderOnly;

type Cancelled = { readonly orderCode: string; readonly requested?: boolean };

const cancelled = {
  "en-US": "Your order is cancelled.",
  "id-ID": "Pesanan Anda dibatalkan.",
  "vi-VN": "Đơn hàng của bạn đã hủy.",
  "zh-CN": "您的订单已取消。",
};

/** Cancels an unpaid order with all orders of its payment; for a paid one it requests the cancellation of products. */
export const cancelOrder = (deps: OrderDeps) =>
  operation({
    access: "session",
    clock: deps.clock,
    input,
    async run(context, { input: { orderCode, reasonCode, orderItemCodes } }): Promise<Result<Cancelled, Refusal>> {
      const opened = await openToAct(deps, context, orderCode);
      if (!opened.ok) return opened;
      const { order } = opened.value;
      const reason = reasonCode ?? "OTHER";
      const named = (orderItemCodes ?? []).map((code) => lineOfItem(order.code, code));
      const lines = new Set(named.filter((number) => number !== null && number < order.lines.length));
      if (named.some((number) => !lines.has(number))) return fail({ code: "ACTION_NOT_ALLOWED" });
      if (mayDo(factsOf(order, [], deps.clock.now()), "cancelOrder")) {
        if (lines.size > 0 && lines.size < order.lines.length) return fail({ code: "WHOLE_ORDER_ONLY" });
        const ended = await endUnpaid(deps, order.paymentReference, { transition: "cancel", actor: "shopper", reason });
        return ended ? ok({ orderCode: order.code }) : fail({ code: "ACTION_NOT_ALLOWED" });
      }
      if (lines.size === 0) return fail({ code: "ACTION_NOT_ALLOWED" });
      const result = await createCancelRequest(deps, order, {
        reason,
        items: (held) =>
          held.lines.flatMap((line, number) => (lines.has(number) ? [{ number, quantity: waitingUnits(line) }] : [])),
      });
      return result.ok ? ok({ orderCode: order.code, requested: true }) : result;
    },
    failures: {
      NOT_FOUND: orderNotFound,
      ACTION_NOT_ALLOWED: notAllowed,
      ...notProvenTexts,
      REFUND_CHANGED: refundChanged,
      WHOLE_ORDER_ONLY: {
        "en-US": "An order that is not paid yet can only be cancelled as a whole.",
        "id-ID": "Pesanan yang belum dibayar hanya dapat dibatalkan seluruhnya.",
        "vi-VN": "Đơn hàng chưa thanh toán chỉ có thể hủy toàn bộ.",
        "zh-CN": "未付款的订单只能整单取消。",
      },
    },
    message: ({ requested }) => (requested ? cancelRequested : cancelled),
  });
