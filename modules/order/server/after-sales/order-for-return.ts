import type { Transaction } from "kysely";
import type { RequestContext } from "#kit/graphql/context.ts";
import type { OrderDiscount } from "../../contract/order-draft.ts";
import type { HeldOrder, Order } from "../order.ts";
import { openOrder } from "../order-access.ts";
import type { OrderDeps } from "../order-deps.ts";
import { discountsOf, holdOrders, isOneOf } from "../store/orders.ts";

/** An order with all that decides what can go back and for how much: lines, amounts, when it was received, every reduction. */
export type OrderForReturn = { readonly order: Order; readonly discounts: readonly OrderDiscount[] };
export type HeldForReturn = { readonly order: HeldOrder; readonly discounts: readonly OrderDiscount[] };

/** The caller's own order of this code. Nobody else's, and none that was merely opened by its code: null, like what never was. */
export async function orderForReturn(
  deps: Pick<OrderDeps, "database" | "clock" | "secret" | "https">,
  context: Pick<RequestContext, "caller" | "cookie" | "reply">,
  orderCode: string,
): Promise<OrderForReturn | null> {
  const opened = await openOrder(deps, context, orderCode);
  if (opened?.access !== "owner") return null;
  return { order: opened.order, discounts: await discountsOf(deps.database.kysely, opened.order.code) };
}

/** The same, held until the transaction ends. Whose it is, the caller has found out. */
export async function holdOrderForReturn(trx: Transaction<unknown>, orderCode: string): Promise<HeldForReturn | null> {
  const [order] = await holdOrders(trx, isOneOf([orderCode]));
  return order ? { order, discounts: await discountsOf(trx, order.code) } : null;
}
