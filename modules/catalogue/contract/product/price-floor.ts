import { isEqualJson } from "#kit/core/fields/field-changes.ts";
import type { SkuState } from "./product-state.ts";

const saleFields = ["salePrice", "saleFrom", "saleUntil"] as const;
const priceFields = ["price", ...saleFields] as const;
export type PriceField = (typeof priceFields)[number];

export type PriceFloor = {
  /** The lowest price in percent of `highest`. */
  readonly percent: number;
  /** The highest price the SKU had lately; undefined for one that had none. */
  readonly highest: number | undefined;
};

/** The price is below the floor, and lower than the price now: leaving or raising a price needs no approval. */
export const isLoweredBelow = (
  price: number | undefined,
  now: number | undefined,
  { percent, highest }: PriceFloor,
): price is number => isBelow(price, percent, highest) && (now === undefined || price < now);

/** The lowest price without approval; undefined for an SKU that had no price. */
export const floorOf = ({ percent, highest }: PriceFloor): number | undefined =>
  highest === undefined ? undefined : Math.ceil((highest * percent) / 100);

const isBelow = (amount: number | undefined, percent: number, basis: number | undefined): amount is number =>
  amount !== undefined && basis !== undefined && amount * 100 < basis * percent;

/**
 * The price fields of an SKU that a second person must approve, because its price or sale price comes below the floor. All changed
 * ones wait together: one without the others could contradict the saved state. A new SKU has no floor but its own price.
 */
export function fieldsBelowFloor(
  before: SkuState | undefined,
  after: SkuState,
  { percent, highest }: PriceFloor,
): PriceField[] {
  const basis = highest ?? after.price;
  const price = isLoweredBelow(after.price, before?.price, { percent, highest: basis });
  const sale = isBelow(after.salePrice, percent, basis) && !isNarrowerSale(before, after);
  if (!price && !sale) return [];
  const fields = highest === undefined ? saleFields : priceFields;
  return fields.filter((field) => !isEqualJson(before?.[field], after[field]));
}

/** The sale was there before, at this price or a lower one, and in a time that includes the new one. */
const isNarrowerSale = (before: SkuState | undefined, after: SkuState): boolean =>
  before?.salePrice !== undefined &&
  after.salePrice !== undefined &&
  after.salePrice >= before.salePrice &&
  (before.saleFrom === undefined || (after.saleFrom !== undefined && after.saleFrom >= before.saleFrom)) &&
  (before.saleUntil === undefined || (after.saleUntil !== undefined && after.saleUntil <= before.saleUntil));
