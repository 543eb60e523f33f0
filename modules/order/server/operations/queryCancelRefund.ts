import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { paymentOf } from "#modules/payment/server/index.ts";
import { cancelItemsSchema } from "../../contract/cancel-form.ts";
import { lineOfItem } from "../../contract/order-code.ts";
import { mayDo } from "../../contract/order-operations.ts";
import { cancelEffect, isAll } from "../cancel-requests/cancel-effect.ts";
import { refundSummary } from "../cancel-requests/refund-summary.ts";
import { chosenPieces } from "../cancel-requests/request-cancel.ts";
import { openOrder } from "../order-access.ts";
import { orderCodeField } from "../order-code-field.ts";
import type { OrderDeps } from "../order-deps.ts";
import { factsOf } from "../order-facts.ts";
import { notAllowed, type OrderNotFound, orderNotFound } from "../order-failures.ts";
import type { NotAllowed } from "../transition.ts";
import { refundOnWire } from "../wire/refund-wire.ts";

const input = v.object({
  input: v.object({ orderCode: orderCodeField, items: cancelItemsSchema.entries.items }),
});

type Preview = ReturnType<typeof refundOnWire> & { readonly paid: boolean; readonly ends: boolean };

/** Previews the refund for chosen pieces, with its deductions. */
export const queryCancelRefund = (deps: OrderDeps) =>
  operation({
    access: "session",
    clock: deps.clock,
    input,
    async run(context, { input: { orderCode, items } }): Promise<Result<Preview, OrderNotFound | NotAllowed>> {
      const opened = await openOrder(deps, context, orderCode);
      if (!opened) return fail({ code: "NOT_FOUND" });
      const { order } = opened;
      const quantities = chosenPieces(
        order,
        items.map(({ orderItemCode, count }) => ({ number: lineOfItem(order.code, orderItemCode), quantity: count })),
      );
      if (!quantities || !mayDo(factsOf(order, [], deps.clock.now()), "requestCancel")) {
        return fail({ code: "ACTION_NOT_ALLOWED" });
      }
      const db = deps.database.kysely;
      const [worth, payment] = await Promise.all([
        cancelEffect(db, deps, order, { pieces: quantities, whole: isAll(order, quantities) }),
        paymentOf(db, order.paymentReference),
      ]);
      const paid = payment?.status === "paid" || payment?.status === "refunded";
      return ok({ ...refundOnWire(refundSummary(worth)), paid, ends: worth.whole });
    },
    failures: { NOT_FOUND: orderNotFound, ACTION_NOT_ALLOWED: notAllowed },
  });
