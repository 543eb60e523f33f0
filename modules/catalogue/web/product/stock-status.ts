import { fewUnits } from "#modules/inventory/contract/stock-views.ts";
import type { OfferModel } from "./offer-model.ts";

/** The stock status a product page shows. */
export type StockStatus =
  | { readonly kind: "soldOut" }
  | { readonly kind: "few"; readonly count: number }
  | { readonly kind: "preOrder"; readonly day: string }
  | { readonly kind: "inStock" };

/** Sold out first, then a pre-order with its day, then the last few with their exact number, else simply in stock. */
export function stockStatus({ stock, shipsFrom }: Pick<OfferModel, "stock" | "shipsFrom">): StockStatus {
  if (stock < 1) return { kind: "soldOut" };
  if (shipsFrom !== null) return { kind: "preOrder", day: shipsFrom };
  return stock <= fewUnits ? { kind: "few", count: stock } : { kind: "inStock" };
}
