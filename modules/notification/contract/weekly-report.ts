export const weeklyFigures = ["orders", "pieces", "net", "newCustomers", "returns"] as const;
type WeeklyFigure = (typeof weeklyFigures)[number];

/** What the weekly letter says. Days are written yyyy-mm-dd. */
export type WeeklyReport = {
  /** The receiver's. */
  readonly name: string;
  /** A Monday, and the Sunday after it. */
  readonly from: string;
  readonly until: string;
  /** The only store whose figures these are; null: the whole shop. */
  readonly storeCode: string | null;
  /** `net` in rupiah, beside the week before. */
  readonly figures: readonly { readonly figure: WeeklyFigure; readonly now: number; readonly before: number }[];
  /** The ones that sold best. */
  readonly products: readonly { readonly name: string; readonly pieces: number; readonly net: number }[];
};
