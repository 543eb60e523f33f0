import { fail, ok, type Result } from "#kit/core/result.ts";
import type { CatalogueSku } from "#modules/catalogue/server/index.ts";
import { isForBuyer } from "../../contract/audience.ts";
import type { Basket, BasketLine, GiftStock } from "../../contract/pricing/basket.ts";
import { priceBasket } from "../../contract/pricing/price-basket.ts";
import type { PricedBasket } from "../../contract/pricing/priced-basket.ts";
import type { PromotionRules } from "../../contract/rule/promotion-rule.ts";
import type { LeftOutReason } from "../../contract/simulation.ts";
import type { ActivePromotions } from "../active-promotions.ts";
import type { ChargedPurchase } from "../ports/charged-purchases.ts";
import type { Promotion } from "../promotion.ts";
import { becomesUnknown } from "./becomes-unknown.ts";
import {
  boughtBefore,
  countUnits,
  keepsItsParcel,
  pricedSku,
  type SimulatedUnits,
  simulatedFlashSale,
} from "./flash-sale-of-line.ts";
import { isAsCharged } from "./is-as-charged.ts";
import {
  basketOf,
  chargedBasket,
  giftsGiven,
  promotionsOf,
  rebuiltBasketLine,
  type ScopedCoupon,
} from "./rebuild-basket.ts";
import { type RebuiltPurchase, rebuildLines } from "./rebuild-lines.ts";

/** The input of a simulation besides the purchase. */
export type SimulationFacts = {
  readonly simulated: Promotion;
  readonly skus: ReadonlyMap<string, CatalogueSku>;
  readonly coupons: ReadonlyMap<string, ScopedCoupon>;
  /** The promotions active when the purchase was placed, as they were and with the simulated one. */
  readonly charged: ActivePromotions;
  readonly running: ActivePromotions;
  /** Increased by each purchase, in the order of placement. */
  readonly units: SimulatedUnits;
  readonly rules?: PromotionRules | undefined;
};

export type SimulatedPurchase = {
  readonly before: PricedBasket;
  readonly after: PricedBasket;
  /** The engine's input, for tests against the second implementation. */
  readonly basket: Basket;
};

type LeftOut = { readonly code: LeftOutReason };

/**
 * Prices a purchase as it was charged and with the simulated promotion. Both prices come from the pricing engine; the
 * first must equal the charged one to the rupiah, otherwise the purchase is left out.
 */
export function simulatePurchase(
  purchase: ChargedPurchase,
  facts: SimulationFacts,
): Result<SimulatedPurchase, LeftOut> {
  const { skus, coupons, charged, running, units, simulated, rules } = facts;
  const coupon = purchase.couponCode === null ? null : (coupons.get(purchase.couponCode) ?? null);
  if (purchase.couponCode !== null && coupon === null) return fail({ code: "COUPON_GONE" });
  const built = rebuildLines(purchase, skus, charged);
  if (!built.ok) return built;
  const rebuilt = built.value;
  if (!isBuyerKnown(purchase, [...promotionsOf(rebuilt, charged), ...promotionsOf(rebuilt, running)]))
    return fail({ code: "BUYER_UNKNOWN" });
  const before = priceBasket(chargedBasket({ purchase, rebuilt, running: charged, coupon, rules }));
  if (!isAsCharged(before, purchase)) return fail({ code: "DIFFERS" });
  const lines = linesWith(purchase, rebuilt, facts);
  if (!lines.ok) return lines;
  const gifts = giftsWith(purchase, rebuilt, facts);
  if (!gifts.ok) return gifts;
  const basket = basketOf({ purchase, rebuilt, running, coupon, rules }, lines.value, gifts.value);
  const after = priceBasket(basket);
  const unknown = becomesUnknown({ purchase, before, after, simulated, promotions: basket.promotions });
  if (unknown) return fail({ code: unknown });
  takeUnits(after, lines.value, purchase, simulated, units);
  return ok({ before, after, basket });
}

/** Whether each promotion is for all of what the buyer may have been, or for none of it. */
const isBuyerKnown = ({ buyers }: ChargedPurchase, promotions: readonly Promotion[]): boolean =>
  promotions.every(({ audience }) => new Set(buyers.map((buyer) => isForBuyer(audience, buyer))).size < 2);

/** The lines with the flash sale each would have had. */
function linesWith(
  { buyerKeys }: ChargedPurchase,
  { lines, flashSales }: RebuiltPurchase,
  { simulated, charged, running, units }: SimulationFacts,
): Result<BasketLine[], LeftOut> {
  const made: BasketLine[] = [];
  for (const line of lines) {
    const { skuCode } = line.charged;
    const situation = {
      touching: running.touching(line.sku.product),
      charged: charged.touching(line.sku.product),
      taken: flashSales.get(skuCode) ?? null,
      simulated: simulated.code,
      units,
    };
    const found = simulatedFlashSale(line, situation);
    if (!found.ok) return found;
    const isSimulated = found.value?.activityCode === simulated.code;
    if (isSimulated && pricedSku(simulated, skuCode)?.maxPerUser != null && buyerKeys.length === 0)
      return fail({ code: "BUYER_UNKNOWN" });
    if (!keepsItsParcel(line, found.value, situation)) return fail({ code: "PARCELS_CHANGE" });
    const bought = isSimulated ? boughtBefore(units, simulated.code, skuCode, buyerKeys) : new Map<string, number>();
    made.push(rebuiltBasketLine(line, found.value, running, bought));
  }
  return ok(made);
}

/** More units than any order contains. */
const plenty = 1_000_000;

/** The gifts that were given, and those of the simulated promotion as if they were in stock at every source. */
function giftsWith(
  purchase: ChargedPurchase,
  rebuilt: RebuiltPurchase,
  { simulated, running }: SimulationFacts,
): Result<GiftStock[], LeftOut> {
  const given = giftsGiven(purchase);
  const touches = promotionsOf(rebuilt, running);
  if (simulated.kind !== "gwp" || !touches.some(({ code }) => code === simulated.code)) return ok(given);
  const codes = skusGivenBy(simulated);
  const isShared = touches.some(
    (other) =>
      other.kind === "gwp" && other.code !== simulated.code && skusGivenBy(other).some((code) => codes.includes(code)),
  );
  if (isShared) return fail({ code: "GIFT_UNKNOWN" });
  const sources = [...new Set(purchase.orders.map(({ sourceCode }) => sourceCode))];
  return ok([
    ...given.filter(({ skuCode }) => !codes.includes(skuCode)),
    ...codes.flatMap((skuCode) => sources.map((sourceCode) => ({ skuCode, sourceCode, available: plenty }))),
  ]);
}

/** The SKUs that a promotion gives as gifts. */
export const skusGivenBy = ({ levels }: Promotion): string[] => [
  ...new Set(levels.flatMap(({ giveaways }) => giveaways.map(({ skuCode }) => skuCode))),
];

function takeUnits(
  after: PricedBasket,
  lines: readonly BasketLine[],
  { buyerKeys }: ChargedPurchase,
  simulated: Promotion,
  units: SimulatedUnits,
): void {
  const taken = new Map(after.lines.map(({ lineId, flashSaleUnits }) => [lineId, flashSaleUnits]));
  for (const { lineId, skuCode, flashSale } of lines) {
    if (flashSale?.activityCode === simulated.code) countUnits(units, skuCode, taken.get(lineId) ?? 0, buyerKeys);
  }
}
