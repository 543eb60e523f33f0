import type { Transaction } from "kysely";
import type { RequestContext } from "#kit/graphql/context.ts";
import type { OrderAccess } from "../../contract/order-operations.ts";
import type { LockedOrder, Order } from "../order.ts";
import { openOrder } from "../order-access.ts";
import type { OrderDeps } from "../order-deps.ts";
import type { ReturnsOfOrders } from "../ports/returns.ts";
import { isOneOf, lockAndReadOrders } from "../store/orders.ts";
import { type Purchase, purchaseOf } from "./purchase.ts";

/** An order with all that decides what can go back and for how much: its own lines and amounts, and those of its purchase. */
export type OrderForReturn = { readonly order: Order; readonly purchase: Purchase };
export type LockedForReturn = { readonly order: LockedOrder; readonly purchase: Purchase };

/** An order and how far the caller may go with it. */
export type OpenedForReturn = OrderForReturn & { readonly access: OrderAccess };

/** The order of this code, for a caller who may read it; null for everybody else, like an order that never was. */
export async function orderForReturn(
  deps: Pick<OrderDeps, "database" | "clock" | "secret" | "https">,
  context: Pick<RequestContext, "caller" | "cookie" | "reply">,
  orderCode: string,
  returnsOf: ReturnsOfOrders,
  key?: string | null,
): Promise<OpenedForReturn | null> {
  const opened = await openOrder(deps, context, orderCode, key);
  return opened && { ...opened, purchase: await purchaseOf(deps.database.kysely, returnsOf, opened.order) };
}

/** The same, locked until the transaction ends. Whose it is, the caller has found out. */
export async function lockOrderForReturn(
  trx: Transaction<unknown>,
  orderCode: string,
  returnsOf: ReturnsOfOrders,
): Promise<LockedForReturn | null> {
  const [order] = await lockAndReadOrders(trx, isOneOf([orderCode]));
  return order ? { order, purchase: await purchaseOf(trx, returnsOf, order) } : null;
}
