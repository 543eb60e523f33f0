import type { Texts } from "#kit/core/locale.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { mayDo, type OrderOperation } from "../contract/order-operations.ts";
import type { OrderTransition } from "../contract/order-transitions.ts";
import { openToAct } from "./order-access.ts";
import { orderCodeInput } from "./order-code-field.ts";
import type { OrderDeps } from "./order-deps.ts";
import { factsOf } from "./order-facts.ts";
import { type NotProven, notAllowed, notProvenTexts, type OrderNotFound, orderNotFound } from "./order-failures.ts";
import { isOneOf, lockAndReadOrders } from "./store/orders.ts";
import { type NotAllowed, transition } from "./transition.ts";

/** An operation by which the shopper confirms that they have the order. */
export const takeOrder = (deps: OrderDeps, name: OrderOperation, taken: OrderTransition, message: Texts) =>
  operation({
    access: "session",
    clock: deps.clock,
    input: orderCodeInput,
    async run(context, { orderCode }): Promise<Result<{ orderCode: string }, OrderNotFound | NotProven | NotAllowed>> {
      const opened = await openToAct(deps, context, orderCode);
      if (!opened.ok) return opened;
      const { code } = opened.value.order;
      if (!mayDo(factsOf(opened.value.order, [], deps.clock.now()), name)) return fail({ code: "ACTION_NOT_ALLOWED" });
      return inTransaction(deps.database, async (trx): Promise<Result<{ orderCode: string }, NotAllowed>> => {
        const [order] = await lockAndReadOrders(trx, isOneOf([code]));
        if (!order) return fail({ code: "ACTION_NOT_ALLOWED" });
        const moved = await transition(trx, deps, order, { transition: taken, actor: "shopper" });
        return moved.ok ? ok({ orderCode: order.code }) : moved;
      });
    },
    failures: { NOT_FOUND: orderNotFound, ACTION_NOT_ALLOWED: notAllowed, ...notProvenTexts },
    message,
  });
