import type { Transaction } from "kysely";
import type { RequestContext } from "#kit/graphql/context.ts";
import type { OrderAccess } from "../../contract/order-operations.ts";
import type { LockedOrder, Order } from "../order.ts";
import { openOrder } from "../order-access.ts";
import type { OrderDeps } from "../order-deps.ts";
import type { ReturnsOfOrders } from "../ports/returns.ts";
import { isOneOf, lockAndReadOrders } from "../store/orders.ts";
import { type Purchase, purchaseOf } from "./purchase.ts";

/** An order and its purchase: the data that decides which pieces can be returned and for how much. */
export type OrderForReturn = { readonly order: Order; readonly purchase: Purchase };
export type LockedForReturn = { readonly order: LockedOrder; readonly purchase: Purchase };

/** The same with the caller's access. */
export type OpenedForReturn = OrderForReturn & { readonly access: OrderAccess };

/** The order of this code for a caller with read access; null otherwise, as for a missing order. */
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

/** The same, locked until the transaction ends. The caller has checked the access. */
export async function lockOrderForReturn(
  trx: Transaction<unknown>,
  orderCode: string,
  returnsOf: ReturnsOfOrders,
): Promise<LockedForReturn | null> {
  const [order] = await lockAndReadOrders(trx, isOneOf([orderCode]));
  return order ? { order, purchase: await purchaseOf(trx, returnsOf, order) } : null;
}
