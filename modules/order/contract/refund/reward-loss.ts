import { countedFor, discountSteps, levelAt, type PurchaseReward, rewardsOf } from "./counted-reward.ts";
import { isAllBack } from "./delivery-paid.ts";
import type { RewardKind } from "./earned-reward.ts";
import { keptOf, type LineQuantity, type OrderState, shareOf, sum } from "./line-share.ts";

/** Pieces of a gift in one of the purchase's orders. */
type GiftPieces = LineQuantity & { readonly order: number };

/** The value of a reward that is no longer earned, in rupiah. */
export type RewardLoss = {
  readonly kind: RewardKind;
  readonly promotionCode: string;
  readonly amount: number;
  /** The gifts whose price the amount is. */
  readonly gifts: readonly GiftPieces[];
};

/**
 * What a purchase no longer earns with what is left of all its orders (D-56, D-87). Tiers come first: where one is lost, the
 * products cost more, and a coupon's minimum spend is counted with that.
 */
export function rewardLosses(states: readonly OrderState[]): RewardLoss[] {
  const rewards = rewardsOf(states);
  const tiers = rewards.filter(({ rule }) => rule.kind === "tier").map((tier) => lossOf(tier, tierLoss(states, tier)));
  const dearer = sum(tiers.map(({ amount }) => amount));
  return [
    ...tiers,
    ...rewards.filter(({ rule }) => rule.kind === "gift").map((gift) => giftLoss(states, gift)),
    ...rewards
      .filter(({ rule }) => rule.kind === "coupon")
      .map((coupon) => lossOf(coupon, couponLoss(states, coupon, dearer))),
    ...rewards.filter(({ rule }) => rule.kind === "freight").map((free) => lossOf(free, freightLoss(states, free))),
  ];
}

const lossOf = ({ rule: { kind, promotionCode } }: PurchaseReward, amount: number): RewardLoss => ({
  kind,
  promotionCode,
  amount,
  gifts: [],
});

/** The kept part of a reward's discounts of one step, in the orders that keep an entry of it. */
const keptDiscount = (states: readonly OrderState[], { rule, entries }: PurchaseReward, step: number): number =>
  sum(
    entries.flatMap(({ order }) => {
      const state = states[order];
      if (!state) return [];
      return state.discounts
        .filter((discount) => discount.promotionCode === rule.promotionCode && discount.step === step)
        .map(({ line, amount }) => (line === null ? 0 : keptOf(state, line, amount)));
    }),
  );

function tierLoss(states: readonly OrderState[], reward: PurchaseReward): number {
  const { rule } = reward;
  const { amount, counted, elsewhere } = countedFor(states, reward, "now");
  const level = levelAt(rule, counted);
  // On the same level nothing is lost, not even a rupiah by rounding.
  if (level === levelAt(rule, countedFor(states, reward, "placed").counted)) return 0;
  return Math.max(0, keptDiscount(states, reward, discountSteps.tier) - still());

  /** The discount of the lower tier on the kept lines. Rounded up in the buyer's favour. */
  function still(): number {
    if (!level) return 0;
    if (rule.byPercent) return Math.ceil((amount * level.reward) / 100);
    const whole = amount + elsewhere;
    return whole === 0 ? 0 : Math.min(amount, Math.ceil((level.reward * amount) / whole));
  }
}

function giftLoss(states: readonly OrderState[], reward: PurchaseReward): RewardLoss {
  const { rule, entries } = reward;
  const { counted } = countedFor(states, reward, "now");
  const level = levelAt(rule, counted);
  const times = level ? Math.min(rule.mostTimes, Math.floor(counted / Math.max(1, level.threshold))) : 0;
  let earned = times * (level?.reward ?? 0);
  const gifts: (GiftPieces & { readonly price: number })[] = [];
  for (const { order, entry } of entries) {
    const state = states[order];
    const line = entry.giftLine === null ? undefined : state?.lines[entry.giftLine];
    if (!state || !line || entry.giftLine === null) continue;
    const kept = line.quantity - (state.back[entry.giftLine] ?? 0);
    const owed = Math.max(0, kept - earned);
    earned -= kept - owed;
    const price = shareOf(line.listAmount, owed, line.quantity);
    if (owed > 0) gifts.push({ order, number: entry.giftLine, quantity: owed, price });
  }
  return {
    ...lossOf(reward, sum(gifts.map(({ price }) => price))),
    gifts: gifts.map(({ order, number, quantity }) => ({ order, number, quantity })),
  };
}

/** Below its minimum spend a coupon is lost for all that is kept. */
function couponLoss(states: readonly OrderState[], reward: PurchaseReward, dearer: number): number {
  const { counted } = countedFor(states, reward, "now");
  if (levelAt(reward.rule, counted + dearer)) return 0;
  return keptDiscount(states, reward, discountSteps.coupon);
}

/** A discount on the delivery is counted again for the deliveries that are kept, as long as anything is. */
function freightLoss(states: readonly OrderState[], reward: PurchaseReward): number {
  const { rule } = reward;
  if (states.every((state) => isAllBack(state, state.back))) return 0;
  const level = levelAt(rule, countedFor(states, reward, "now").counted);
  if (level === levelAt(rule, countedFor(states, reward, "placed").counted)) return 0;
  const kept = states.filter(({ deliveryBack }) => deliveryBack === "nothing");
  const had = sum(
    kept.flatMap(({ discounts }) =>
      discounts
        .filter(
          ({ step, promotionCode }) => step === discountSteps.freeShipping && promotionCode === rule.promotionCode,
        )
        .map(({ amount }) => amount),
    ),
  );
  const freight = sum(kept.map(({ totals }) => totals.freight));
  const still = !level ? 0 : rule.byPercent ? Math.ceil((freight * level.reward) / 100) : level.reward;
  return Math.max(0, had - still);
}
