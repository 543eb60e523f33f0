import type { OfferModel } from "./offer-model.ts";

/** Up to this many units the page shows the exact number. */
const fewLeft = 5;

/** The stock status a product page shows. */
export type StockStatus =
  | { readonly kind: "soldOut" }
  | { readonly kind: "few"; readonly count: number }
  | { readonly kind: "preOrder"; readonly day: string }
  | { readonly kind: "inStock" };

/** Sold out first, then a pre-order with its day, then the last few, else simply in stock. */
export function stockStatus({ stock, shipsFrom }: Pick<OfferModel, "stock" | "shipsFrom">): StockStatus {
  if (stock < 1) return { kind: "soldOut" };
  if (shipsFrom !== null) return { kind: "preOrder", day: shipsFrom };
  return stock <= fewLeft ? { kind: "few", count: stock } : { kind: "inStock" };
}
