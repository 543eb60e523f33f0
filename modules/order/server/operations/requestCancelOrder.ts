import * as v from "valibot";
import { fail, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { cancelItemsSchema } from "../../contract/cancel-form.ts";
import { lineOfItem } from "../../contract/order-code.ts";
import type { NotAllowed } from "../advance.ts";
import { askToCancel } from "../cancel-requests/ask-to-cancel.ts";
import { openOrder } from "../order-access.ts";
import { orderCodeField } from "../order-code-field.ts";
import type { OrderDeps } from "../order-deps.ts";
import { cancelRequested, notAllowed, type OrderNotFound, orderNotFound } from "../order-failures.ts";

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
      return askToCancel(deps, order, { items: () => pieces, reason: reasonCode });
    },
    failures: { NOT_FOUND: orderNotFound, ACTION_NOT_ALLOWED: notAllowed },
    message: cancelRequested,
  });
