import { rupiah } from "#kit/core/rupiah.ts";
import type { ActivityKind } from "../activity-kind.ts";
import type { Basket } from "./basket.ts";
import { campaignStep } from "./campaign-step.ts";
import { inLineOrder, inPromotionOrder } from "./canonical-order.ts";
import { couponStep } from "./coupon-step.ts";
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
import type { WorkingLine } from "./working-line.ts";

/**
 * What a basket costs, and why (D-37): campaign prices, item promotions and what is sold along, tiers and gifts, the
 * coupon, free delivery, points. Pure, and independent of the order in which anything is listed.
 */
export function priceBasket(basket: Basket): PricedBasket {
  const promotions = inPromotionOrder(basket.promotions);
  const ofKind = (...kinds: ActivityKind[]) => promotions.filter(({ kind }) => kinds.includes(kind));
  const records: DiscountRecord[] = [];
  const lines = campaignStep(inLineOrder(basket.lines), records);
  const offers = offerStep(lines, ofKind("pwp"), records);
  const items = itemStep(lines, ofKind("item"), records);
  const tiers = tierStep(lines, ofKind("tier", "gwp"), giftShelf(basket.giftStock, basket.lines), records);
  const coupon = basket.coupon && couponStep(lines, basket.coupon, records);
  const parcels = workingParcels(basket.parcels);
  const delivery = freeShippingStep(lines, parcels, ofKind("freeShipping"), records);
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

const inStep = (records: readonly DiscountRecord[], ...steps: PricingStep[]) =>
  rupiah(
    sumOf(
      records.filter(({ step }) => steps.includes(step)),
      ({ amount }) => amount,
    ),
  );

function pricedLine(working: WorkingLine, own: readonly DiscountRecord[]): PricedLine {
  const { line, campaignUnits, offerUnits, points } = working;
  return {
    lineId: line.lineId,
    quantity: line.quantity,
    listAmount: rupiah(line.quantity * line.listPrice),
    productAmount: rupiah(working.productAmount),
    lineAmount: rupiah(working.lineAmount),
    promotionDiscount: inStep(own, pricingSteps.item, pricingSteps.tier),
    couponDiscount: inStep(own, pricingSteps.coupon),
    points,
    pointsAmount: inStep(own, pricingSteps.points),
    payAmount: rupiah(working.left),
    campaignUnits,
    offerUnits,
  };
}

function pricedParcel({ parcel, freight, left, points }: WorkingParcel, own: readonly DiscountRecord[]): PricedParcel {
  return {
    parcel,
    freight: rupiah(freight),
    freightDiscount: inStep(own, pricingSteps.freeShipping),
    points,
    pointsAmount: inStep(own, pricingSteps.points),
    payAmount: rupiah(left),
  };
}

const totalsOf = (
  lines: readonly WorkingLine[],
  parcels: readonly WorkingParcel[],
  records: readonly DiscountRecord[],
  pointsUsed: number,
): PricedBasket["totals"] => ({
  productAmount: rupiah(sumOf(lines, (working) => working.productAmount)),
  promotionDiscount: inStep(records, pricingSteps.item, pricingSteps.tier),
  couponDiscount: inStep(records, pricingSteps.coupon),
  pointsUsed,
  pointsAmount: inStep(records, pricingSteps.points),
  freight: rupiah(sumOf(parcels, (parcel) => parcel.freight)),
  freightDiscount: inStep(records, pricingSteps.freeShipping),
  totalAmount: rupiah(sumOf(lines, ({ left }) => left) + sumOf(parcels, ({ left }) => left)),
});
