import type { BasketLine } from "./basket.ts";
import { type DiscountRecord, pricingSteps } from "./priced-basket.ts";
import { type Part, partsAmount, recordOf, type WorkingLine } from "./working-line.ts";

/**
 * Step 1: the campaign's price replaces the sale price, for as many units as the campaign has left (D-38). Lines of one
 * SKU share them.
 */
export function campaignStep(lines: readonly BasketLine[], records: DiscountRecord[]): WorkingLine[] {
  const taken = new Map<string, number>();
  return lines.map((line) => {
    const { campaign, quantity, salePrice } = line;
    const key = campaign ? `${campaign.activityCode} ${line.skuCode}` : "";
    const before = taken.get(key) ?? 0;
    const units = campaign && campaign.price < salePrice ? Math.max(0, Math.min(quantity, campaign.units - before)) : 0;
    if (campaign && units > 0) {
      taken.set(key, before + units);
      const amount = units * (salePrice - campaign.price);
      records.push(recordOf(campaign.activityCode, pricingSteps.campaign, line, amount));
    }
    const parts = [
      { units: quantity - units, price: salePrice },
      { units, price: campaign?.price ?? salePrice },
    ];
    return workingLine(line, parts, units);
  });
}

const workingLine = (line: BasketLine, parts: readonly Part[], campaignUnits: number): WorkingLine => ({
  line,
  parts,
  productAmount: partsAmount(parts),
  lineAmount: partsAmount(parts),
  left: partsAmount(parts),
  campaignUnits,
  offerUnits: 0,
  points: 0,
  hasItemPromotion: false,
  closedIn: new Set(),
});
