import type { OfferModel } from "./offer-model.ts";

/** Up to this many are counted for the shopper. */
const fewLeft = 5;

/** What a page says about stock. */
export type StockWords =
  | { readonly kind: "soldOut" }
  | { readonly kind: "few"; readonly count: number }
  | { readonly kind: "preOrder"; readonly day: string }
  | { readonly kind: "inStock" };

/** Sold out first, then a pre-order with its day, then the last few, else simply in stock. */
export function stockFingerprint({ stock, shipsFrom }: Pick<OfferModel, "stock" | "shipsFrom">): StockWords {
  if (stock < 1) return { kind: "soldOut" };
  if (shipsFrom !== null) return { kind: "preOrder", day: shipsFrom };
  return stock <= fewLeft ? { kind: "few", count: stock } : { kind: "inStock" };
}
