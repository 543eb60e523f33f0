import type { Rupiah } from "#kit/core/rupiah.ts";
import { isSaleOpen, type SalePriced } from "../contract/sale-window.ts";
import type { Span } from "./ports/promotions.ts";

export type { SalePriced, SaleWindow } from "../contract/sale-window.ts";

/** What an SKU costs at a moment without promotions: the sale price while its window is open, else the price. */
export const salePriceAt = ({ price, salePrice, sale }: SalePriced, at: Date): Rupiah =>
  sale === null || isSaleOpen(sale, at.getTime()) ? salePrice : price;

/** The part of a time span, around a moment in it, in which none of these sale windows opens or closes. */
export function spanOfSales(span: Span, skus: Iterable<Pick<SalePriced, "sale">>, at: Date): Span {
  let { from, until } = span;
  for (const { sale } of skus) {
    if (sale === null) continue;
    for (const moment of [sale.from, sale.until]) {
      if (moment === null) continue;
      if (moment <= at.getTime()) from = Math.max(from, moment);
      else until = Math.min(until, moment);
    }
  }
  return { from, until };
}
