import { rupiah } from "#kit/core/rupiah.ts";
import type { BasketLine, PricingPromotion } from "./basket.ts";
import { isPriceWithin } from "./price-bounds.ts";
import type { DiscountRecord, PricingStep } from "./priced-basket.ts";
import { sumOf } from "./rounding.ts";

/** Units of a line with the same current price. */
export type Part = { readonly units: number; readonly price: number };

/** A line during pricing. Mutable; it belongs to one call of `priceBasket`. */
export type WorkingLine = {
  readonly line: BasketLine;
  /** Until step 2, while prices are computed per unit. */
  parts: readonly Part[];
  /** Product amount after step 1, and line amount after step 2. */
  productAmount: number;
  lineAmount: number;
  /** The amount left to pay, from step 3 on. */
  left: number;
  flashSaleUnits: number;
  offerUnits: number;
  points: number;
  /** Whether it has its one item promotion, and whether an exclusive promotion blocks others, by step. */
  hasItemPromotion: boolean;
  readonly closedIn: Set<PricingStep>;
};

export const partsAmount = (parts: readonly Part[]): number => sumOf(parts, ({ units, price }) => units * price);

/** An add-on priced by its offer. An add-on whose offer is not earned counts as a normal line. */
const isAlong = ({ offerUnits }: WorkingLine): boolean => offerUnits > 0;

/** The lines of a basket, and the lines each promotion applies to by scope and price, in the same order. */
export type WorkingLines = {
  readonly all: readonly WorkingLine[];
  touchedBy(promotion: PricingPromotion): readonly WorkingLine[];
};

/** Groups the lines by promotion once, so that a promotion does not scan every line. */
export function workingLines(all: readonly WorkingLine[]): WorkingLines {
  const touched = new Map<string, WorkingLine[]>();
  for (const working of all) {
    for (const code of working.line.touchedBy) {
      const own = touched.get(code);
      if (!own) touched.set(code, [working]);
      else if (own.at(-1) !== working) own.push(working);
    }
  }
  return {
    all,
    touchedBy: (promotion) =>
      (touched.get(promotion.code) ?? []).filter(({ line }) => isPriceWithin(promotion, line.salePrice)),
  };
}

/** The lines a promotion counts in a step: in its scope, not blocked by an exclusive promotion, and not add-ons. */
export const countedLines = (lines: WorkingLines, promotion: PricingPromotion, step: PricingStep): WorkingLine[] =>
  lines
    .touchedBy(promotion)
    .filter((working) => !working.closedIn.has(step) && (promotion.pwpCountsForTiers || !isAlong(working)));

/** The value of lines for a promotion's thresholds: pieces, or rupiah as the step measures them. */
export const countedValue = (
  lines: readonly WorkingLine[],
  { amountByQty }: PricingPromotion,
  amount: (line: WorkingLine) => number,
): number => sumOf(lines, (working) => (amountByQty ? working.line.quantity : amount(working)));

export const recordOf = (
  promotionCode: string,
  step: PricingStep,
  place: { readonly lineId: string } | { readonly parcel: string },
  amount: number,
): DiscountRecord => ({
  promotionCode,
  step,
  lineId: "lineId" in place ? place.lineId : null,
  parcel: "parcel" in place ? place.parcel : null,
  amount: rupiah(amount),
});
