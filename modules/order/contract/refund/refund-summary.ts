import type { Deduction } from "./refund-of.ts";

/** Why less goes back, with the name of the promotion, coupon or gift as the shopper knows it. */
export type NamedDeduction = Deduction & { readonly name: string };

/** What goes back and why, as it is shown to a shopper before and after. */
export type RefundSummary = {
  /** What was paid for the pieces. */
  readonly goods: number;
  readonly freight: number;
  readonly fee: number;
  readonly deductions: readonly NamedDeduction[];
  /** Gifts that are called off too, because they are no longer earned. */
  readonly gifts: readonly { readonly name: string; readonly quantity: number }[];
  readonly money: number;
  readonly points: number;
};
