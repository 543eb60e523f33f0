import { leastOfOneLine, mostOfOneLine } from "./constants.ts";

/** What limits how many pieces of a thing a cart may hold. */
export type Limits = {
  /** Units that can be bought at this moment. */
  readonly stock: number;
  /** The units one buyer may take of the flash sale that sets the price; null without one. */
  readonly purchaseLimit?: number | null;
  /** What this buyer took of it before. */
  readonly bought?: number;
};

/** Why pieces cannot be added, with the numbers of its message. */
export type AddProblem =
  | { readonly code: "OUT_OF_STOCK"; readonly stock: number; readonly inCart: number }
  /** `bound`: whether fewer than the limit or more than it were requested. */
  | { readonly code: "LIMIT_REACHED"; readonly limit: number; readonly bound: "least" | "most" }
  /** `per`: of the product in one order, of all variants; otherwise of a flash sale, for each customer. */
  | { readonly code: "PURCHASE_LIMIT"; readonly limit: number; readonly per?: "order" };

/** The most of a thing a cart may hold (CA-07): what is in stock, fifty, and what a flash sale allows each buyer. */
export const mostInCart = ({ stock, purchaseLimit = null, bought = 0 }: Limits): number =>
  Math.max(0, Math.min(stock, mostOfOneLine, purchaseLimit === null ? mostOfOneLine : purchaseLimit - bought));

/** A quantity below the least there is; null for any other. */
export const tooFew = (quantity: number): AddProblem | null =>
  quantity < leastOfOneLine ? { code: "LIMIT_REACHED", limit: leastOfOneLine, bound: "least" } : null;

/**
 * Why a shopper who has some units in the cart cannot add more; null when they can. The quantity is never clipped: a request for
 * five where three are possible is refused.
 */
export function addProblem(limits: Limits, inCart: number, adding: number): AddProblem | null {
  const { stock, purchaseLimit = null, bought = 0 } = limits;
  const few = tooFew(adding);
  if (few) return few;
  const wanted = inCart + adding;
  if (wanted > stock) return { code: "OUT_OF_STOCK", stock: Math.max(0, stock), inCart };
  if (wanted > mostOfOneLine) return { code: "LIMIT_REACHED", limit: mostOfOneLine, bound: "most" };
  if (purchaseLimit !== null && wanted + bought > purchaseLimit)
    return { code: "PURCHASE_LIMIT", limit: purchaseLimit };
  return null;
}
