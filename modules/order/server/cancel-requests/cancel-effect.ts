import type { Kysely } from "kysely";
import { type OtherOrder, type Pieces, type Refund, refundOf } from "../../contract/refund/refund-of.ts";
import {
  asOthers,
  cancelledQuantities,
  givenForAll,
  isRefunded,
  type Purchase,
  type PurchaseOrder,
  purchaseOf,
} from "../after-sales/purchase.ts";
import type { Order } from "../order.ts";
import type { TransitionDeps } from "../order-deps.ts";
import { waitingUnits } from "../order-facts.ts";

export type GiftsElsewhere = { readonly order: PurchaseOrder; readonly pieces: readonly Pieces[] };

/** The effect of cancelling pieces of an order. */
export type CancelEffect = {
  readonly purchase: Purchase;
  /** No bought piece is left, so the order ends. */
  readonly whole: boolean;
  /** The chosen pieces, and unshipped gifts of this order that are no longer earned. */
  readonly gifts: readonly Pieces[];
  /** The same in other orders of the purchase. */
  readonly giftsElsewhere: readonly GiftsElsewhere[];
  readonly refund: Refund;
};

type Wanted = { readonly pieces: readonly Pieces[]; readonly whole: boolean };

/** No bought piece would be left, though a gift may. */
export const isAll = ({ lines }: Pick<Order, "lines">, quantities: readonly Pieces[]): boolean =>
  lines.every(({ quantity, cancelled, isGift, sent }, number) => {
    if (isGift) return sent === 0;
    const requested = quantities.find((one) => one.number === number)?.quantity ?? 0;
    return cancelled + requested === quantity;
  });

/**
 * The refund for cancelled pieces, and the gifts that are cancelled with them. `pieces` may already be part of the open cancel
 * request.
 */
export async function cancelEffect(
  db: Kysely<unknown>,
  { returns }: Pick<TransitionDeps, "returns">,
  order: Pick<Order, "code" | "paymentReference">,
  wanted: Wanted,
): Promise<CancelEffect> {
  const purchase = await purchaseOf(db, returns, order);
  return worthIn(purchase, wanted);
}

function worthIn(purchase: Purchase, { pieces, whole }: Wanted): CancelEffect {
  const { order } = purchase;
  const others = asOthers(purchase, isRefunded);
  const wish = { before: cancelledQuantities(order), faulty: false, given: givenForAll(purchase), closes: whole };
  const requested = refundOf(order, { ...wish, now: pieces, others });
  const gifts = whole ? [] : waiting(order, requested.giftsOwed);
  const giftsElsewhere = purchase.others.flatMap((other, index): GiftsElsewhere[] => {
    if (other.status !== "paid" && other.status !== "partiallyShipped") return [];
    const here = waiting(
      other,
      requested.giftsOwedElsewhere.filter((gift) => gift.other === index),
    );
    return here.length > 0 ? [{ order: other, pieces: here }] : [];
  });
  if (gifts.length === 0 && giftsElsewhere.length === 0) {
    return { purchase, whole, gifts, giftsElsewhere, refund: requested };
  }
  const without = others.map((other, index): OtherOrder => {
    const taken = giftsElsewhere.find((one) => one.order === purchase.others[index]);
    return taken ? { ...other, back: [...other.back, ...taken.pieces] } : other;
  });
  const refund = refundOf(order, { ...wish, now: [...pieces, ...gifts], others: without });
  return { purchase, whole, gifts, giftsElsewhere, refund };
}

/** The unshipped ones of these gifts. */
const waiting = ({ lines }: Order, gifts: readonly Pieces[]): Pieces[] =>
  gifts.flatMap(({ number, quantity }) => {
    const line = lines[number];
    const here = line ? Math.min(quantity, waitingUnits(line)) : 0;
    return here > 0 ? [{ number, quantity: here }] : [];
  });
