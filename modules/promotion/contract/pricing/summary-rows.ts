import { type Rupiah, rupiah } from "#kit/core/rupiah.ts";
import { sumOf } from "./rounding.ts";

type Sums = {
  /** What each line of the page shows: flash-sale prices, offers and item promotions counted. */
  readonly lineAmounts: readonly number[];
  /** What the goods cost at flash-sale prices, and what promotions take off that, by item and by order. */
  readonly productAmount: number;
  readonly promotionDiscount: number;
};

/**
 * The first rows of a summary, on the base its lines are shown on: what the lines add up to, and what promotions take off the order besides.
 * What item promotions take off stands in the lines already and is not subtracted a second time.
 */
export function summaryRows({ lineAmounts, productAmount, promotionDiscount }: Sums): {
  readonly goods: Rupiah;
  readonly promotions: Rupiah;
} {
  const subtotal = sumOf(lineAmounts, (amount) => amount);
  return { goods: rupiah(subtotal), promotions: rupiah(promotionDiscount - (productAmount - subtotal)) };
}
