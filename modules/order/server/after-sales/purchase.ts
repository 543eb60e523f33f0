import type { Kysely } from "kysely";
import type { OrderDiscount } from "../../contract/order-draft.ts";
import { hasBought, isAllBack } from "../../contract/refund/delivery-paid.ts";
import { piecesByLine } from "../../contract/refund/line-share.ts";
import type { OtherOrder, Pieces } from "../../contract/refund/refund-of.ts";
import type { Order } from "../order.ts";
import type { ReturnOfOrder, ReturnsOfOrders } from "../ports/returns.ts";
import { ordersOfPurchase } from "../store/orders.ts";

export type PurchaseOrder = Order & { readonly discounts: readonly OrderDiscount[] };

/** An order and the other orders of its checkout (D-87). */
export type Purchase = {
  readonly order: PurchaseOrder;
  readonly others: readonly PurchaseOrder[];
  /** The returns of all of them. */
  readonly returns: readonly ReturnOfOrder[];
};

/** The purchase of an order. Two statements for any number of orders; one when it has no returns. */
export async function purchaseOf(
  db: Kysely<unknown>,
  returnsOf: ReturnsOfOrders,
  { code, paymentReference }: Pick<Order, "code" | "paymentReference">,
): Promise<Purchase> {
  const orders = await ordersOfPurchase(db, paymentReference);
  const order = orders.find((one) => one.code === code);
  if (!order) throw new Error(`order ${code} is not in its own purchase`);
  const withReturns = orders.filter(({ hasReturns }) => hasReturns).map((one) => one.code);
  const returns = withReturns.length === 0 ? [] : await returnsOf(db, withReturns);
  return { order, others: orders.filter((one) => one !== order), returns };
}

export const isClosed = ({ status }: Pick<Order, "status">): boolean => status === "cancelled" || status === "closed";

/** The cancelled pieces of an order. */
export const cancelledQuantities = ({ lines }: Pick<Order, "lines">): Pieces[] =>
  lines.map(({ cancelled }, number) => ({ number, quantity: cancelled })).filter(({ quantity }) => quantity > 0);

/** Every returned piece was the shop's fault, and no bought piece was cancelled before. */
export const isShopToBlame = (order: Order, returns: readonly ReturnOfOrder[]): boolean =>
  !hasBought(order, cancelledQuantities(order)) && returns.every((one) => one.faulty || !hasBought(order, one.lines));

/** A closed order without a noted refund counts as refunded in full: nothing of it is owed. */
const givenFor = (order: PurchaseOrder): number =>
  isClosed(order) && !order.refundNoted ? order.totals.totalAmount : order.refundedAmount;

/** The refunded amount of all orders of a purchase. The order itself may be about to close, so its noted amount counts. */
export const givenForAll = ({ order, others }: Purchase): number =>
  others.reduce((sum, one) => sum + givenFor(one), order.refundedAmount as number);

/** The other orders as input of the refund rule, with the returns that count as back. */
export const asOthers = ({ others, returns }: Purchase, isBack: (one: ReturnOfOrder) => boolean): OtherOrder[] =>
  others.map((order) => {
    if (isClosed(order)) {
      const back = order.lines.map(({ quantity }, number) => ({ number, quantity }));
      return { ...order, back, deliveryBack: "all" };
    }
    const own = returns.filter((one) => one.orderCode === order.code && isBack(one));
    const cancelled = cancelledQuantities(order);
    const back = [...cancelled, ...own.flatMap(({ lines }) => lines)];
    const isWhole = isAllBack(order, piecesByLine(order.lines, back));
    return { ...order, back, deliveryBack: isWhole && isShopToBlame(order, own) ? "freight" : "nothing" };
  });

export const isRefunded = ({ status }: ReturnOfOrder): boolean => status === "refunded";
