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
  if (basis === undefined) return [];
  const isBelow = (amount: number | undefined): amount is number =>
    amount !== undefined && amount * 100 < basis * percent;
  const price = isBelow(after.price) && (before?.price === undefined || after.price < before.price);
  const sale = isBelow(after.salePrice) && !isNarrowerSale(before, after);
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
