import type { Rupiah } from "#kit/core/rupiah.ts";
import { isSaleOpen, type SalePriced } from "../contract/sale-window.ts";
import type { Span } from "./ports/promotions.ts";

export type { PlannedPrice, SalePriced, SaleWindow } from "../contract/sale-window.ts";

/** What an SKU costs without promotions, and the price that is crossed out beside it when it is higher. */
export type Prices = { readonly listPrice: Rupiah; readonly salePrice: Rupiah };

/**
 * The prices of an SKU at a moment without promotions: those of the plan that runs, else the sale price while its window is open, else
 * the list price. A planned price above the list price replaces both.
 */
export function pricesAt({ price, salePrice, sale, planned }: SalePriced, at: Date): Prices {
  const running = planned.find((one) => isSaleOpen(one, at.getTime()));
  if (running !== undefined) {
    return { listPrice: running.price > price ? running.price : price, salePrice: running.price };
  }
  return { listPrice: price, salePrice: sale === null || isSaleOpen(sale, at.getTime()) ? salePrice : price };
}

export const salePriceAt = (sku: SalePriced, at: Date): Rupiah => pricesAt(sku, at).salePrice;

/** The part of a time span, around a moment in it, in which no sale and no price plan of these SKUs begins or ends. */
export function spanOfSales(span: Span, skus: Iterable<Pick<SalePriced, "sale" | "planned">>, at: Date): Span {
  let { from, until } = span;
  for (const { sale, planned } of skus) {
    for (const moment of [sale, ...planned].flatMap((window) => [window?.from ?? null, window?.until ?? null])) {
      if (moment === null) continue;
      if (moment <= at.getTime()) from = Math.max(from, moment);
      else until = Math.min(until, moment);
    }
  }
  return { from, until };
}
