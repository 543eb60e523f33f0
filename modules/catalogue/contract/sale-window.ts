/** When a sale price applies, in milliseconds: from one moment up to, not including, another. Null: from ever, for ever. */
export type SaleWindow = { readonly from: number | null; readonly until: number | null };

export const isSaleOpen = ({ from, until }: SaleWindow, at: number): boolean =>
  (from === null || from <= at) && (until === null || at < until);
