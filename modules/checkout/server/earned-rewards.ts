import type { OrderLineDraft } from "#modules/order/contract/order-draft.ts";
import type { EarnedReward } from "#modules/order/contract/refund/earned-reward.ts";
import type { PricingPromotion } from "#modules/promotion/contract/pricing/basket.ts";
import { pricingSteps } from "#modules/promotion/contract/pricing/priced-basket.ts";
import type { Checkout } from "./read-checkout.ts";

type Kept = { readonly lineId: string | null; readonly line: OrderLineDraft };
type Priced = Pick<Checkout, "basket" | "priced">;

/** What an order's lines earned together, as it was promised: tiers that lowered them, and gifts that ride with them. */
export const earnedRewards = (checkout: Priced, lines: readonly Kept[]): EarnedReward[] =>
  checkout.basket.promotions.flatMap((promotion) => {
    if (promotion.kind === "tier") return tierOf(checkout, promotion, lines);
    return promotion.kind === "gwp" ? giftOf(checkout, promotion, lines) : [];
  });

function tierOf(checkout: Priced, promotion: PricingPromotion, lines: readonly Kept[]): EarnedReward[] {
  const lowered = checkout.priced.records.some(
    ({ promotionCode, step, lineId }) =>
      promotionCode === promotion.code &&
      step === pricingSteps.tier &&
      lines.some((kept) => lineId !== null && kept.lineId === lineId),
  );
  if (!lowered) return [];
  const levels = promotion.levels.map(({ threshold, reward }) => ({ threshold, reward: reward ?? 0 }));
  return [{ ...whatCounts(checkout, promotion, lines), kind: "tier", levels, giftLine: null }];
}

function giftOf(checkout: Priced, promotion: PricingPromotion, lines: readonly Kept[]): EarnedReward[] {
  const gift = checkout.priced.gifts.find(({ promotionCode }) => promotionCode === promotion.code);
  const giftLine = lines.findIndex(({ line }) => line.isGift && line.skuCode === gift?.skuCode);
  if (!gift || giftLine < 0) return [];
  const levels = promotion.levels.map(({ threshold, giveaways }) => ({
    threshold,
    reward: giveaways.find(({ skuCode }) => skuCode === gift.skuCode)?.number ?? 0,
  }));
  return [{ ...whatCounts(checkout, promotion, lines), kind: "gift", levels, giftLine }];
}

/** The lines a promotion counts, here and in the other orders of the checkout. */
function whatCounts({ basket, priced }: Priced, promotion: PricingPromotion, lines: readonly Kept[]) {
  const prices = new Map(priced.lines.map((line) => [line.lineId, line]));
  const counted = basket.lines.flatMap(({ lineId, touchedBy }) => {
    const price = prices.get(lineId);
    const counts = touchedBy.includes(promotion.code) && (promotion.pwpCountsForTiers || price?.offerUnits === 0);
    return price && counts ? [{ lineId, price, number: lines.findIndex((kept) => kept.lineId === lineId) }] : [];
  });
  const elsewhere = counted.filter(({ number }) => number < 0).map(({ price }) => price);
  const amount = elsewhere.reduce((sum, { lineAmount }) => sum + lineAmount, 0);
  const pieces = elsewhere.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    promotionCode: promotion.code,
    lines: counted.filter(({ number }) => number >= 0).map(({ number }) => number),
    byPieces: promotion.amountByQty,
    byPercent: promotion.rewardByPercentage,
    mostTimes: promotion.mostTimes,
    elsewhere: { counted: promotion.amountByQty ? pieces : amount, amount },
  };
}
