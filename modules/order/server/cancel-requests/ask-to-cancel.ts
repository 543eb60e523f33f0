import { fail, ok, type Result } from "#kit/core/result.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import type { CancelReason } from "../../contract/order-texts.ts";
import type { Pieces } from "../../contract/refund/refund-of.ts";
import type { NotAllowed } from "../advance.ts";
import type { HeldOrder, Order } from "../order.ts";
import type { OrderDeps } from "../order-deps.ts";
import { holdOrders, isOneOf } from "../store/orders.ts";
import { requestCancel } from "./request-cancel.ts";

type Wish = {
  readonly reason: CancelReason;
  /** The pieces, decided once nobody else changes the order. */
  readonly items: (held: HeldOrder) => readonly Pieces[];
};

/** Files a request to call off pieces of a paid order, in a transaction of its own. */
export const askToCancel = (
  deps: Pick<OrderDeps, "database" | "ids" | "clock">,
  { code }: Pick<Order, "code">,
  { reason, items }: Wish,
): Promise<Result<{ orderCode: string }, NotAllowed>> =>
  inTransaction(deps.database, async (trx): Promise<Result<{ orderCode: string }, NotAllowed>> => {
    const [held] = await holdOrders(trx, isOneOf([code]));
    if (!held) return fail({ code: "ACTION_NOT_ALLOWED" });
    const asked = await requestCancel(trx, deps, held, { items: items(held), reason });
    return asked.ok ? ok({ orderCode: code }) : asked;
  });
