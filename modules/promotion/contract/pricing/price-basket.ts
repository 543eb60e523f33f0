import { type Rupiah, rupiah } from "#kit/core/rupiah.ts";
import type { ActivityKind } from "../activity-kind.ts";
import { isForBuyer } from "../audience.ts";
import type { Basket } from "./basket.ts";
import { inLineOrder, inPromotionOrder } from "./canonical-order.ts";
import { couponStep } from "./coupon-step.ts";
import { flashSaleStep } from "./flash-sale-step.ts";
import { freeShippingStep, type WorkingParcel, workingParcels } from "./free-shipping-step.ts";
import { giftShelf } from "./gift-choice.ts";
import { itemStep } from "./item-step.ts";
import { offerStep } from "./offer-step.ts";
import { pointsStep } from "./points-step.ts";
import {
  type DiscountRecord,
  type PricedBasket,
  type PricedLine,
  type PricedParcel,
  type PricingStep,
  pricingSteps,
} from "./priced-basket.ts";
import { sumOf } from "./rounding.ts";
import { tierStep } from "./tier-step.ts";
import { withinBudgets } from "./within-budgets.ts";
import { type WorkingLine, workingLines } from "./working-line.ts";

/**
 * Prices a basket and records each discount (D-37): flash-sale prices, item promotions and add-ons, tiers and gifts,
 * the coupon, free delivery, points; no promotion exceeds its budget, and those that are not for the buyer give nothing
 * and have no progress. Pure, and independent of the order of the input
 * lists.
 */
export const priceBasket = (basket: Basket): PricedBasket => withinBudgets(basket, priceWithoutBudgets);

function priceWithoutBudgets(basket: Basket): PricedBasket {
  const promotions = inPromotionOrder(basket.promotions.filter(({ audience }) => isForBuyer(audience, basket.buyer)));
  const ofKind = (...kinds: ActivityKind[]) => promotions.filter(({ kind }) => kinds.includes(kind));
  const records: DiscountRecord[] = [];
  const lines = flashSaleStep(inLineOrder(basket.lines), records);
  const indexed = workingLines(lines);
  const offers = offerStep(indexed, ofKind("pwp"), records);
  const items = itemStep(indexed, ofKind("item"), records);
  const tiers = tierStep(
    indexed,
    ofKind("tier", "gwp"),
    giftShelf(basket.giftStock, basket.lines),
    records,
    basket.rules,
  );
  const coupon = basket.coupon && couponStep(lines, basket.coupon, records);
  const parcels = workingParcels(basket.parcels);
  const delivery = freeShippingStep(indexed, parcels, ofKind("freeShipping"), records);
  const pointsUsed = basket.points ? pointsStep(lines, parcels, basket.points, records) : 0;
  const ofLine = Map.groupBy(records, ({ lineId }) => lineId);
  const ofParcel = Map.groupBy(records, ({ parcel }) => parcel);
  return {
    lines: lines.map((working) => pricedLine(working, ofLine.get(working.line.lineId) ?? [])),
    parcels: parcels.map((parcel) => pricedParcel(parcel, ofParcel.get(parcel.parcel) ?? [])),
    gifts: tiers.gifts,
    records,
    progress: [...offers, ...items, ...tiers.progress, ...delivery],
    coupon,
    totals: totalsOf(lines, parcels, records, pointsUsed),
  };
}

/** Returns a function that sums these records over some steps. */
function stepSums(records: readonly DiscountRecord[]): (...steps: PricingStep[]) => Rupiah {
  const sums: number[] = [];
  for (const { step, amount } of records) sums[step] = (sums[step] ?? 0) + amount;
  return (...steps) => rupiah(sumOf(steps, (step) => sums[step] ?? 0));
}

function pricedLine(working: WorkingLine, own: readonly DiscountRecord[]): PricedLine {
  const { line, flashSaleUnits, offerUnits, points } = working;
  const inSteps = stepSums(own);
  return {
    lineId: line.lineId,
    quantity: line.quantity,
    listAmount: rupiah(line.quantity * line.listPrice),
    productAmount: rupiah(working.productAmount),
    lineAmount: rupiah(working.lineAmount),
    promotionDiscount: inSteps(pricingSteps.item, pricingSteps.tier),
    couponDiscount: inSteps(pricingSteps.coupon),
    points,
    pointsAmount: inSteps(pricingSteps.points),
    payAmount: rupiah(working.left),
    flashSaleUnits,
    offerUnits,
  };
}

function pricedParcel({ parcel, freight, left, points }: WorkingParcel, own: readonly DiscountRecord[]): PricedParcel {
  const inSteps = stepSums(own);
  return {
    parcel,
    freight: rupiah(freight),
    freightDiscount: inSteps(pricingSteps.freeShipping),
    points,
    pointsAmount: inSteps(pricingSteps.points),
    payAmount: rupiah(left),
  };
}

function totalsOf(
  lines: readonly WorkingLine[],
  parcels: readonly WorkingParcel[],
  records: readonly DiscountRecord[],
  pointsUsed: number,
): PricedBasket["totals"] {
  const inSteps = stepSums(records);
  return {
    productAmount: rupiah(sumOf(lines, (working) => working.productAmount)),
    promotionDiscount: inSteps(pricingSteps.item, pricingSteps.tier),
    couponDiscount: inSteps(pricingSteps.coupon),
    pointsUsed,
    pointsAmount: inSteps(pricingSteps.points),
    freight: rupiah(sumOf(parcels, (parcel) => parcel.freight)),
    freightDiscount: inSteps(pricingSteps.freeShipping),
    totalAmount: rupiah(sumOf(lines, ({ left }) => left) + sumOf(parcels, ({ left }) => left)),
  };
}
