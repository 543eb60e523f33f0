import type { BasketLine } from "./basket.ts";
import { type DiscountRecord, pricingSteps } from "./priced-basket.ts";
import { type Part, partsAmount, recordOf, type WorkingLine } from "./working-line.ts";

/**
 * Step 1: the flash-sale price replaces the sale price, for as many units as the flash sale has left (D-38). Lines of
 * one SKU share the units.
 */
export function flashSaleStep(lines: readonly BasketLine[], records: DiscountRecord[]): WorkingLine[] {
  const taken = new Map<string, number>();
  return lines.map((line) => {
    const { flashSale, quantity, salePrice } = line;
    const key = flashSale ? `${flashSale.activityCode} ${line.skuCode}` : "";
    const before = taken.get(key) ?? 0;
    const units =
      flashSale && flashSale.price < salePrice ? Math.max(0, Math.min(quantity, flashSale.units - before)) : 0;
    if (flashSale && units > 0) {
      taken.set(key, before + units);
      const amount = units * (salePrice - flashSale.price);
      records.push(recordOf(flashSale.activityCode, pricingSteps.flashSale, line, amount));
    }
    const parts = [
      { units: quantity - units, price: salePrice },
      { units, price: flashSale?.price ?? salePrice },
    ];
    return workingLine(line, parts, units);
  });
}

const workingLine = (line: BasketLine, parts: readonly Part[], flashSaleUnits: number): WorkingLine => ({
  line,
  parts,
  productAmount: partsAmount(parts),
  lineAmount: partsAmount(parts),
  left: partsAmount(parts),
  flashSaleUnits,
  offerUnits: 0,
  points: 0,
  hasItemPromotion: false,
  closedIn: new Set(),
});
