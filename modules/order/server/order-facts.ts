import type { OrderFacts } from "../contract/order-operations.ts";
import { isLiveReturn } from "../contract/return-status.ts";
import type { Order, OrderLine } from "./order.ts";
import type { ReturnOfOrder } from "./ports/returns.ts";

/** Pieces that are neither shipped nor cancelled, and in no cancel request. */
export const waitingUnits = ({ quantity, sent, cancelled, cancelling }: OrderLine): number =>
  quantity - sent - cancelled - cancelling;

/** Pieces of each line that are not cancelled and in no return, by line number. */
export function returnablePieces({ lines }: Pick<Order, "lines">, returns: readonly ReturnOfOrder[]): number[] {
  const away = returns.filter(({ status }) => isLiveReturn(status)).flatMap((one) => one.lines);
  return lines.map(({ quantity, cancelled }, number) =>
    away.reduce((left, one) => (one.number === number ? left - one.quantity : left), quantity - cancelled),
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** The facts that decide which operations an order allows, given its returns. */
export const factsOf = (order: Order, returns: readonly ReturnOfOrder[], now: Date): OrderFacts => ({
  status: order.status,
  deliveryMethod: order.deliveryMethod,
  now,
  receivedAt: order.receivedAt,
  hasOpenCancelRequest: order.lines.some(({ cancelling }) => cancelling > 0),
  pickupAsked: order.pickupAskedAt !== null,
  hasLeft: order.lines.some(({ sent }) => sent > 0),
  cancellable: sum(order.lines.map(waitingUnits)),
  returnable: order.status === "completed" ? sum(returnablePieces(order, returns)) : 0,
  returns,
});
