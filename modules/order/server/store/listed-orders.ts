import { type RawBuilder, sql } from "kysely";
import type { DeliveryMethod } from "#modules/shipping/contract/delivery-method.ts";
import { type OrderTab, orderTabs } from "../../contract/order-status.ts";
import { deliveryCodeOf, statusCodeOf } from "./stored-order.ts";

/** The filter of a shopper's order list. */
type ListFilter = {
  readonly owner: string | null;
  /** Codes of orders that the browser's passes open. */
  readonly also: readonly string[];
  readonly tab: OrderTab;
  readonly deliveryMethod: DeliveryMethod | null;
  /** Part of a code; empty for all. */
  readonly sought: string;
};

/** The condition of a shopper's list, for `readOrders` and `countOrders`. */
export function isListed({ owner, also, tab, deliveryMethod, sought }: ListFilter): RawBuilder<boolean> {
  const deliveryCode = deliveryMethod && deliveryCodeOf(deliveryMethod);
  return sql<boolean>`
    (placed.owner = ${owner} or (placed.owner is not null and placed.payment_reference in (
      select payment_reference from orders.placed_order where code = any(${[...also]}))))
    and placed.status = any(${orderTabs[tab].map(statusCodeOf)})
    and (${tab !== "returns"} or placed.has_returns)
    and (${deliveryCode}::text is null or placed.delivery_type = ${deliveryCode})
    and (${sought} = '' or strpos(placed.code, ${sought}) > 0)`;
}
