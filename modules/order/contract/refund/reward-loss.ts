import type { EarnedReward } from "./earned-reward.ts";
import { type Pieces, type RefundableOrder, shareOf } from "./line-share.ts";

const itemStep = 2;
const tierStep = 3;

export type RewardLoss = {
  /** Money that was taken off what is kept, and is no longer earned. */
  readonly tiers: number;
  /** What is kept of gifts that are no longer earned, and what it costs. */
  readonly gifts: readonly (Pieces & { readonly price: number })[];
};

/** What an order no longer earns once so many pieces of each line have come back (D-56). */
export function rewardLoss(order: RefundableOrder, back: readonly number[]): RewardLoss {
  const earned = order.earned ?? [];
  return {
    tiers: earned.filter(({ kind }) => kind === "tier").reduce((sum, tier) => sum + tierLoss(order, back, tier), 0),
    gifts: earned.flatMap((gift) => (gift.kind === "gift" ? giftLoss(order, back, gift) : [])),
  };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((one, other) => one + other, 0);

/** What the kept pieces of a line cost as tiers count it: after the promotions of the line itself. */
function keptAmount(order: RefundableOrder, back: readonly number[], number: number): number {
  const line = order.lines[number];
  if (!line) return 0;
  const own = order.discounts.filter(({ step, line: at }) => step === itemStep && at === number);
  const amount = line.productAmount - sum(own.map(({ amount: off }) => off));
  return amount - shareOf(amount, back[number] ?? 0, line.quantity);
}

type Kept = { readonly amount: number; readonly counted: number };

function keptFor(order: RefundableOrder, back: readonly number[], { lines, byPieces, elsewhere }: EarnedReward): Kept {
  const amount = sum(lines.map((number) => keptAmount(order, back, number)));
  const pieces = sum(lines.map((number) => (order.lines[number]?.quantity ?? 0) - (back[number] ?? 0)));
  return { amount, counted: elsewhere.counted + (byPieces ? pieces : amount) };
}

const levelAt = ({ levels }: EarnedReward, counted: number) =>
  levels.filter(({ threshold }) => threshold <= counted).sort((one, other) => other.threshold - one.threshold)[0];

function tierLoss(order: RefundableOrder, back: readonly number[], tier: EarnedReward): number {
  const kept = keptFor(order, back, tier);
  const nothing = order.lines.map(() => 0);
  // On the same level nothing is lost, not even a rupiah by rounding.
  if (levelAt(tier, kept.counted) === levelAt(tier, keptFor(order, nothing, tier).counted)) return 0;
  const had = sum(
    order.discounts
      .filter(({ promotionCode, step }) => promotionCode === tier.promotionCode && step === tierStep)
      .map(({ line: number, amount }) => {
        const line = number === null ? undefined : order.lines[number];
        return line && number !== null ? amount - shareOf(amount, back[number] ?? 0, line.quantity) : 0;
      }),
  );
  return Math.max(0, had - tierFor(tier, kept));
}

/** What a tier takes off what is kept here; of a fixed amount, what is kept of other orders has its part. */
function tierFor(tier: EarnedReward, { amount, counted }: Kept): number {
  const level = levelAt(tier, counted);
  if (!level) return 0;
  // Rounded up: nobody loses a rupiah to rounding.
  if (tier.byPercent) return Math.ceil((amount * level.reward) / 100);
  const whole = amount + tier.elsewhere.amount;
  return whole === 0 ? 0 : Math.min(amount, Math.ceil((level.reward * amount) / whole));
}

function giftLoss(order: RefundableOrder, back: readonly number[], gift: EarnedReward): RewardLoss["gifts"] {
  const number = gift.giftLine;
  const line = number === null ? undefined : order.lines[number];
  if (!line || number === null) return [];
  const { counted } = keptFor(order, back, gift);
  const level = levelAt(gift, counted);
  const times = level ? Math.min(gift.mostTimes, Math.floor(counted / Math.max(1, level.threshold))) : 0;
  const kept = line.quantity - (back[number] ?? 0);
  const owed = kept - Math.min(kept, times * (level?.reward ?? 0));
  return owed > 0 ? [{ number, quantity: owed, price: shareOf(line.listAmount, owed, line.quantity) }] : [];
}
