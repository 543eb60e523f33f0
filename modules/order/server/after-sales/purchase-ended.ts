import type { Kysely } from "kysely";
import type { Order } from "../order.ts";
import type { ReturnOfOrder, ReturnsOfOrders } from "../ports/returns.ts";
import { isPaidBy, readOrders } from "../store/orders.ts";

/** No bought piece of this order is kept: it is closed, or every piece was cancelled or refunded by a return. */
function isOver({ code, status, lines }: Order, returns: readonly ReturnOfOrder[]): boolean {
  if (status === "cancelled" || status === "closed") return true;
  const refunded = returns
    .filter((one) => one.orderCode === code && one.status === "refunded")
    .flatMap((one) => one.lines);
  return lines.every(({ isGift, quantity, cancelled }, number) => {
    const returned = refunded.reduce((sum, one) => (one.number === number ? sum + one.quantity : sum), 0);
    return isGift || cancelled + returned >= quantity;
  });
}

/**
 * The codes of all orders of a purchase when no bought piece of it is kept (D-87), else null. To be called with the orders locked,
 * so that of two orders that end at once the later one sees the earlier.
 */
export async function endedPurchase(
  db: Kysely<unknown>,
  returnsOf: ReturnsOfOrders,
  reference: string,
): Promise<readonly string[] | null> {
  const orders = await readOrders(db, isPaidBy(reference));
  const withReturns = orders.filter(({ hasReturns }) => hasReturns).map(({ code }) => code);
  const returns = withReturns.length === 0 ? [] : await returnsOf(db, withReturns);
  return orders.every((order) => isOver(order, returns)) ? orders.map(({ code }) => code) : null;
}
