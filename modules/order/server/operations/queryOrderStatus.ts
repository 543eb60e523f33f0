import { fail, ok } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { statusTextOf } from "../../contract/order-texts.ts";
import { orderStatusCodes } from "../../contract/wire/order-status-codes.ts";
import { openOrder } from "../order-access.ts";
import { orderCodeInput } from "../order-code-field.ts";
import type { OrderDeps } from "../order-deps.ts";
import { orderNotFound } from "../order-failures.ts";

export const queryOrderStatus = (deps: OrderDeps) =>
  operation({
    access: "anyone",
    clock: deps.clock,
    input: orderCodeInput,
    async run(context, { orderCode }) {
      const opened = await openOrder(deps, context, orderCode);
      if (!opened) return fail({ code: "NOT_FOUND" as const });
      const { code, status, paymentDue } = opened.order;
      return ok({
        orderCode: code,
        orderStatus: orderStatusCodes[status],
        orderStatusStr: statusTextOf(opened.order, context.locale),
        scheduleCancelTime: status === "awaitingPayment" ? (paymentDue?.toISOString() ?? null) : null,
      });
    },
    failures: { NOT_FOUND: orderNotFound },
  });
