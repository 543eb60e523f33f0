import { rupiah } from "#kit/core/rupiah.ts";
import type { BasketLine, PricingPromotion } from "./basket.ts";
import type { DiscountRecord, PricingStep } from "./priced-basket.ts";
import { sumOf } from "./rounding.ts";

/** Units of a line that cost the same so far. */
export type Part = { readonly units: number; readonly price: number };

/** A line while its price is being found. It belongs to one call of `priceBasket` and changes from step to step. */
export type WorkingLine = {
  readonly line: BasketLine;
  /** Up to step 2, while prices are counted by the unit. */
  parts: readonly Part[];
  /** What its goods cost after step 1, and after step 2. */
  productAmount: number;
  lineAmount: number;
  /** What is left to pay for it, from step 3 on. */
  left: number;
  flashSaleUnits: number;
  offerUnits: number;
  points: number;
  /** The one item promotion it has, and whether an exclusive one keeps others away, step by step. */
  hasItemPromotion: boolean;
  readonly closedIn: Set<PricingStep>;
};

export const partsAmount = (parts: readonly Part[]): number => sumOf(parts, ({ units, price }) => units * price);

/** Sold along with others at the price of its offer. One whose offer is not earned counts as bought for itself. */
const isAlong = ({ offerUnits }: WorkingLine): boolean => offerUnits > 0;

/** The lines of a basket, and those that each promotion touches, in the same order. */
export type WorkingLines = {
  readonly all: readonly WorkingLine[];
  touchedBy(promotionCode: string): readonly WorkingLine[];
};

/** Looks once at what touches each line, so that no promotion has to look at every line. */
export function workingLines(all: readonly WorkingLine[]): WorkingLines {
  const touched = new Map<string, WorkingLine[]>();
  for (const working of all) {
    for (const code of working.line.touchedBy) {
      const own = touched.get(code);
      if (!own) touched.set(code, [working]);
      else if (own.at(-1) !== working) own.push(working);
    }
  }
  return { all, touchedBy: (code) => touched.get(code) ?? [] };
}

/** The lines a promotion counts in a step: those it touches, that no exclusive one has taken, and that are not sold along. */
export const countedLines = (
  lines: WorkingLines,
  { code, pwpCountsForTiers }: PricingPromotion,
  step: PricingStep,
): WorkingLine[] =>
  lines.touchedBy(code).filter((working) => !working.closedIn.has(step) && (pwpCountsForTiers || !isAlong(working)));

/** What lines bring for a promotion: pieces, or rupiah as the step counts them. */
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
