import type { Rupiah } from "#kit/core/rupiah.ts";

/** When a sale price applies, in milliseconds: from one moment up to, not including, another. Null: from ever, for ever. */
export type SaleWindow = { readonly from: number | null; readonly until: number | null };

export type SalePriced = {
  readonly price: Rupiah;
  readonly salePrice: Rupiah;
  /** Null when the sale price applies at any time. */
  readonly sale: SaleWindow | null;
};

export const isSaleOpen = ({ from, until }: SaleWindow, at: number): boolean =>
  (from === null || from <= at) && (until === null || at < until);
