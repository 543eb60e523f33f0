import * as v from "valibot";
import { fail, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { bankAccountSchema } from "#modules/payment/contract/bank-account.ts";
import { cancelItemsSchema } from "../../contract/cancel-form.ts";
import { lineOfItem } from "../../contract/order-code.ts";
import { createCancelRequest } from "../cancel-requests/create-cancel-request.ts";
import type { RefundChanged } from "../cancel-requests/request-cancel.ts";
import { openToAct } from "../order-access.ts";
import { orderCodeField } from "../order-code-field.ts";
import type { OrderDeps } from "../order-deps.ts";
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

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const input = v.object({
  input: v.object({
    orderCode: orderCodeField,
    ...cancelItemsSchema.entries,
    expectedAmount: v.nullish(whole),
    expectedPoints: v.nullish(whole),
    bankAccount: v.nullish(bankAccountSchema, null),
  }),
});

/** Requests the cancellation of pieces of a paid order (D-55). */
export const requestCancelOrder = (deps: OrderDeps) =>
  operation({
    access: "session",
    clock: deps.clock,
    input,
    async run(
      context,
      { input: { orderCode, items, reasonCode, expectedAmount, expectedPoints, bankAccount } },
    ): Promise<Result<{ orderCode: string }, OrderNotFound | NotProven | NotAllowed | RefundChanged>> {
      const opened = await openToAct(deps, context, orderCode);
      if (!opened.ok) return opened;
      const { order } = opened.value;
      const quantities = items.flatMap(({ orderItemCode, count }) => {
        const number = lineOfItem(order.code, orderItemCode);
        return number === null ? [] : [{ number, quantity: count }];
      });
      if (quantities.length !== items.length) return fail({ code: "ACTION_NOT_ALLOWED" });
      const expected = expectedAmount == null ? undefined : { money: expectedAmount, points: expectedPoints ?? 0 };
      return createCancelRequest(deps, order, { items: () => quantities, reason: reasonCode, expected, bankAccount });
    },
    failures: {
      NOT_FOUND: orderNotFound,
      ACTION_NOT_ALLOWED: notAllowed,
      REFUND_CHANGED: refundChanged,
      ...notProvenTexts,
    },
    message: cancelRequested,
  });
