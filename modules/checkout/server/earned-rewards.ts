import type { OrderLineDraft } from "#modules/order/contract/order-draft.ts";
import type { EarnedReward } from "#modules/order/contract/refund/earned-reward.ts";
import type { Basket, PricingPromotion } from "#modules/promotion/contract/pricing/basket.ts";
import { inPromotionOrder } from "#modules/promotion/contract/pricing/canonical-order.ts";
import { appliesToLine } from "#modules/promotion/contract/pricing/price-bounds.ts";
import { type PricedBasket, pricingSteps } from "#modules/promotion/contract/pricing/priced-basket.ts";

type Kept = {
  readonly lineId: string | null;
  /** The promotion that gave it; null for bought lines. */
  readonly giftOf?: string | null;
  readonly line: OrderLineDraft;
};
type Priced = { readonly basket: Basket; readonly priced: PricedBasket };

/**
 * The rewards a purchase earned (tiers, gifts, coupon, freight discounts), as stored with one of its orders. Every order with a line that
 * counted towards a reward has an entry, so that a cancellation can recompute the reward over all orders.
 */
export const earnedRewards = (checkout: Priced, lines: readonly Kept[]): EarnedReward[] => [
  ...rewardedPromotions(checkout).flatMap(({ promotion, counted }) => entryOf(checkout, promotion, counted, lines)),
  ...couponEntry(checkout, lines),
];

type Rewarded = { readonly promotion: PricingPromotion; readonly counted: readonly string[] };

/** Promotions that gave a reward, with the lines they counted, excluding lines an exclusive promotion took first. */
function rewardedPromotions({ basket, priced }: Priced): Rewarded[] {
  const prices = new Map(priced.lines.map((line) => [line.lineId, line]));
  const closed = { tier: new Set<string>(), freight: new Set<string>() };
  return inPromotionOrder(basket.promotions).flatMap((promotion): Rewarded[] => {
    const { kind, code } = promotion;
    if (kind !== "tier" && kind !== "gwp" && kind !== "freeShipping") return [];
    const taken = kind === "freeShipping" ? closed.freight : closed.tier;
    const counted = basket.lines
      .filter((line) => appliesToLine(promotion, line) && (kind !== "freeShipping" || line.sentHome))
      .map(({ lineId }) => lineId)
      .filter((lineId) => !taken.has(lineId))
      .filter((lineId) => promotion.pwpCountsForTiers || prices.get(lineId)?.offerUnits === 0);
    const step = kind === "freeShipping" ? pricingSteps.freeShipping : pricingSteps.tier;
    const gave =
      priced.records.some((record) => record.promotionCode === code && record.step === step) ||
      priced.gifts.some(({ promotionCode }) => promotionCode === code);
    if (gave && promotion.exclusive) for (const lineId of counted) taken.add(lineId);
    // A rule has no thresholds: each piece keeps its share when another one is cancelled.
    return gave && !promotion.rule ? [{ promotion, counted }] : [];
  });
}

function entryOf(
  checkout: Priced,
  promotion: PricingPromotion,
  counted: readonly string[],
  lines: readonly Kept[],
): EarnedReward[] {
  const gift = checkout.priced.gifts.find(({ promotionCode }) => promotionCode === promotion.code);
  const at = lines.findIndex(({ giftOf }) => giftOf != null && giftOf === promotion.code);
  const entry = { ...whatCounts(checkout, promotion, counted, lines), giftLine: at < 0 ? null : at };
  if (entry.lines.length === 0 && at < 0) return [];
  const levels = promotion.levels.map(({ threshold, reward, giveaways }) => ({
    threshold,
    reward: gift ? (giveaways.find(({ skuCode }) => skuCode === gift.skuCode)?.number ?? 0) : (reward ?? 0),
  }));
  const kind = promotion.kind === "gwp" ? "gift" : promotion.kind === "tier" ? "tier" : "freight";
  return [{ ...entry, kind, levels }];
}

/** The lines a promotion counts, here and in the other orders of the checkout. */
function whatCounts(
  { priced }: Priced,
  promotion: PricingPromotion,
  counted: readonly string[],
  lines: readonly Kept[],
) {
  const own = lines.flatMap(({ lineId }, number) => (lineId !== null && counted.includes(lineId) ? [number] : []));
  const here = new Set(own.map((number) => lines[number]?.lineId));
  const elsewhere = priced.lines.filter(({ lineId }) => counted.includes(lineId) && !here.has(lineId));
  const amount = elsewhere.reduce((sum, { lineAmount }) => sum + lineAmount, 0);
  const units = elsewhere.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    promotionCode: promotion.code,
    lines: own,
    byPieces: promotion.amountByQty,
    byPercent: promotion.rewardByPercentage,
    mostTimes: promotion.mostTimes,
    elsewhere: { counted: promotion.amountByQty ? units : amount, amount },
  };
}

/** A coupon with a minimum spend is lost when less is left. */
function couponEntry({ basket: { coupon }, priced }: Priced, lines: readonly Kept[]): EarnedReward[] {
  if (!coupon || coupon.minimumSpend === 0 || priced.coupon?.problem !== null) return [];
  const own = lines.flatMap(({ lineId }, number) =>
    lineId !== null && coupon.lineIds.includes(lineId) ? [number] : [],
  );
  if (own.length === 0) return [];
  return [
    {
      promotionCode: coupon.code,
      kind: "coupon",
      lines: own,
      byPieces: false,
      byPercent: coupon.percent !== null,
      levels: [{ threshold: coupon.minimumSpend, reward: coupon.percent ?? coupon.amount ?? 0 }],
      mostTimes: 1,
      elsewhere: { counted: 0, amount: 0 },
      giftLine: null,
    },
  ];
}
