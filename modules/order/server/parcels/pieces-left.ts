import { fail, ok, type Result } from "#kit/core/result.ts";
import type { ParcelRecord } from "#modules/shipping/server/index.ts";
import { orderItemCode } from "../../contract/order-code.ts";
import type { Order } from "../order.ts";

/** Pieces of a line, counted from 0. */
export type LineQuantity = { readonly number: number; readonly quantity: number };

export type CannotSend = { readonly code: "NOTHING_TO_SEND" } | { readonly code: "TOO_MANY"; readonly number: number };

/** Pieces in parcels that are on their way or delivered, without returned parcels. */
const inParcels = (parcels: readonly ParcelRecord[], itemCode: string): number =>
  parcels
    .filter(({ status }) => status !== "returned")
    .flatMap(({ items }) => items)
    .reduce((sum, item) => sum + (item.itemCode === itemCode ? item.quantity : 0), 0);

/**
 * The pieces of each line that may be shipped: bought, not cancelled, in no cancel request and not shipped. Of a shipped order the
 * pieces of returned parcels.
 */
export const unshippedQuantities = (order: Order, parcels: readonly ParcelRecord[]): LineQuantity[] =>
  order.lines.map(({ quantity, cancelled, cancelling, sent }, number) => ({
    number,
    quantity:
      order.status === "shipped"
        ? sent - inParcels(parcels, orderItemCode(order.code, number))
        : quantity - cancelled - cancelling - sent,
  }));

/** The requested pieces, each line once, if all of them may be shipped. */
export function chosenPieces(
  left: readonly LineQuantity[],
  input: readonly LineQuantity[],
): Result<LineQuantity[], CannotSend> {
  const chosen = new Map<number, number>();
  for (const { number, quantity } of input) {
    if (!Number.isSafeInteger(quantity) || quantity < 0) return fail({ code: "TOO_MANY", number });
    chosen.set(number, (chosen.get(number) ?? 0) + quantity);
  }
  for (const [number, quantity] of chosen) {
    if (quantity > (left.find((line) => line.number === number)?.quantity ?? 0))
      return fail({ code: "TOO_MANY", number });
  }
  const quantities = [...chosen].flatMap(([number, quantity]) => (quantity > 0 ? [{ number, quantity }] : []));
  return quantities.length === 0 ? fail({ code: "NOTHING_TO_SEND" }) : ok(quantities);
}
