import { fail, ok, type Result } from "#kit/core/result.ts";
import type { ParcelRecord } from "#modules/shipping/server/index.ts";
import { orderItemCode } from "../../contract/order-code.ts";
import type { Order } from "../order.ts";

/** So many pieces of a line, counted from 0. */
export type Pieces = { readonly number: number; readonly quantity: number };

export type CannotSend = { readonly code: "NOTHING_TO_SEND" } | { readonly code: "TOO_MANY"; readonly number: number };

/** What lies in parcels that are with a courier or arrived, not in those that came back. */
const inParcels = (parcels: readonly ParcelRecord[], itemCode: string): number =>
  parcels
    .filter(({ status }) => status !== "returned")
    .flatMap(({ items }) => items)
    .reduce((sum, item) => sum + (item.itemCode === itemCode ? item.quantity : 0), 0);

/**
 * What may still be sent of each line: bought, neither called off nor asked to be, and not sent before. Of an order that has
 * left as a whole, what came back to us.
 */
export const piecesLeft = (order: Order, parcels: readonly ParcelRecord[]): Pieces[] =>
  order.lines.map(({ quantity, cancelled, cancelling, sent }, number) => ({
    number,
    quantity:
      order.status === "shipped"
        ? sent - inParcels(parcels, orderItemCode(order.code, number))
        : quantity - cancelled - cancelling - sent,
  }));

/** The pieces asked for, each line once, if all of them may be sent. */
export function chosenPieces(left: readonly Pieces[], asked: readonly Pieces[]): Result<Pieces[], CannotSend> {
  const chosen = new Map<number, number>();
  for (const { number, quantity } of asked) {
    if (!Number.isSafeInteger(quantity) || quantity < 0) return fail({ code: "TOO_MANY", number });
    chosen.set(number, (chosen.get(number) ?? 0) + quantity);
  }
  for (const [number, quantity] of chosen) {
    if (quantity > (left.find((line) => line.number === number)?.quantity ?? 0))
      return fail({ code: "TOO_MANY", number });
  }
  const pieces = [...chosen].flatMap(([number, quantity]) => (quantity > 0 ? [{ number, quantity }] : []));
  return pieces.length === 0 ? fail({ code: "NOTHING_TO_SEND" }) : ok(pieces);
}
