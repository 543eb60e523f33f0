import type { Transaction } from "kysely";
import type { RequestContext } from "#kit/graphql/context.ts";
import type { OrderDiscount } from "../../contract/order-draft.ts";
import type { OrderAccess } from "../../contract/order-operations.ts";
import type { HeldOrder, Order } from "../order.ts";
import { openOrder } from "../order-access.ts";
import type { OrderDeps } from "../order-deps.ts";
import { discountsOf, holdOrders, isOneOf } from "../store/orders.ts";

/** An order with all that decides what can go back and for how much: lines, amounts, when it was received, every reduction. */
export type OrderForReturn = { readonly order: Order; readonly discounts: readonly OrderDiscount[] };
export type HeldForReturn = { readonly order: HeldOrder; readonly discounts: readonly OrderDiscount[] };

/** An order and how far the caller may go with it. */
export type OpenedForReturn = OrderForReturn & { readonly access: OrderAccess };

/** The order of this code, for a caller who may read it; null for everybody else, like an order that never was. */
export async function orderForReturn(
  deps: Pick<OrderDeps, "database" | "clock" | "secret" | "https">,
  context: Pick<RequestContext, "caller" | "cookie" | "reply">,
  orderCode: string,
  key?: string | null,
): Promise<OpenedForReturn | null> {
  const opened = await openOrder(deps, context, orderCode, key);
  return opened && { ...opened, discounts: await discountsOf(deps.database.kysely, opened.order.code) };
}

/** The same, held until the transaction ends. Whose it is, the caller has found out. */
export async function holdOrderForReturn(trx: Transaction<unknown>, orderCode: string): Promise<HeldForReturn | null> {
  const [order] = await holdOrders(trx, isOneOf([orderCode]));
  return order ? { order, discounts: await discountsOf(trx, order.code) } : null;
}
