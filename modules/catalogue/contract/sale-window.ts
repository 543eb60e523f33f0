import type { Rupiah } from "#kit/core/rupiah.ts";

/** When a sale price applies, in milliseconds: from one moment up to, not including, another. Null: from ever, for ever. */
export type SaleWindow = { readonly from: number | null; readonly until: number | null };

/** A price that a price plan gives an SKU in a time span. */
export type PlannedPrice = { readonly price: Rupiah; readonly from: number; readonly until: number | null };

/** What the price of an SKU depends on, besides promotions. */
export type SalePriced = {
  readonly price: Rupiah;
  /** At most the price; equal to it without a sale. */
  readonly salePrice: Rupiah;
  /** Null when the sale price applies at any time. */
  readonly sale: SaleWindow | null;
  /** Prices of scheduled plans; their times never overlap. */
  readonly planned: readonly PlannedPrice[];
};

export const isSaleOpen = ({ from, until }: SaleWindow, at: number): boolean =>
  (from === null || from <= at) && (until === null || at < until);
