import type { Deduction } from "./refund-of.ts";

/** A deduction with the name of the promotion, coupon or gift. */
export type NamedDeduction = Deduction & { readonly name: string };

/** A refund with its deductions, as it is shown to the shopper. */
export type RefundSummary = {
  /** The amount paid for the pieces. */
  readonly goods: number;
  readonly freight: number;
  readonly fee: number;
  readonly deductions: readonly NamedDeduction[];
  /** Gifts that are cancelled too, because they are no longer earned. */
  readonly gifts: readonly { readonly name: string; readonly quantity: number }[];
  readonly money: number;
  readonly points: number;
};
