import { type Rupiah, rupiah } from "#kit/core/rupiah.ts";
import { sumOf } from "./rounding.ts";

type Sums = {
  /** The amounts lines show on the page: after flash-sale prices, offers and item promotions. */
  readonly lineAmounts: readonly number[];
  /** The product amount at flash-sale prices, and the promotion discount by item and by order. */
  readonly productAmount: number;
  readonly promotionDiscount: number;
};

/**
 * The first rows of a summary, on the same base as its lines: the sum of the lines, and the order promotions. Line
 * amounts already include item promotions, so these are not subtracted again.
 */
export function summaryRows({ lineAmounts, productAmount, promotionDiscount }: Sums): {
  readonly goods: Rupiah;
  readonly promotions: Rupiah;
} {
  const subtotal = sumOf(lineAmounts, (amount) => amount);
  return { goods: rupiah(subtotal), promotions: rupiah(promotionDiscount - (productAmount - subtotal)) };
}
