import { type Pieces, piecesByLine, type RefundableOrder, shareOf } from "./line-share.ts";
import { rewardLoss } from "./reward-loss.ts";

export type { EarnedReward } from "./earned-reward.ts";
export type { Pieces, RefundableOrder } from "./line-share.ts";

export type RefundWish = {
  /** What came back earlier, in whatever way: returned, or cancelled. */
  readonly before: readonly Pieces[];
  /** What comes back now. */
  readonly now: readonly Pieces[];
  /** The shop is to blame for all of it, before and now: then the freight is given back with the last piece. */
  readonly faulty: boolean;
  /**
   * Money given back for `before`, freight included. To be said for orders that earned something together: where little came back and much was no
   * longer earned, less was given back than the pieces alone tell.
   */
  readonly given?: number;
};

export type Refund = {
  /** What was paid for what comes back now: its share in money and in points. */
  readonly lines: readonly (Pieces & { readonly money: number; readonly points: number })[];
  readonly freight: number;
  /** What is kept back, because what stays no longer earns it; below nothing when an earlier deduction is undone. */
  readonly deducted: number;
  /** Gifts that are no longer earned and have not come back: their price is in `deducted`. */
  readonly giftsOwed: readonly Pieces[];
  /** Lines and freight less what is deducted. */
  readonly money: number;
  /** Those of the lines and the freight, as points. */
  readonly points: number;
};

/**
 * What somebody gets back for some pieces of an order (D-56). Counted as what all that came back is worth, less what was given
 * for it before: whatever the steps, all of them together give back what was paid, and never more.
 */
export function refundOf(order: RefundableOrder, { before, now, faulty, given }: RefundWish): Refund {
  const earlier = piecesByLine(order.lines, before);
  const after = piecesByLine(order.lines, [...before, ...now]);
  const lines = order.lines.flatMap((line, number) => {
    const [from, to] = [earlier[number] ?? 0, after[number] ?? 0];
    if (to <= from) return [];
    const step = (amount: number) => shareOf(amount, to, line.quantity) - shareOf(amount, from, line.quantity);
    return [{ number, quantity: to - from, money: step(line.payAmount), points: step(line.points) }];
  });
  const there = worth(order, after, faulty);
  const earlierWorth = worth(order, earlier, faulty);
  const freight = there.freight.money - earlierWorth.freight.money;
  const gross = lines.reduce((sum, { money }) => sum + money, 0) + freight;
  const money = lines.length === 0 ? 0 : Math.max(0, there.money - (given ?? earlierWorth.money));
  return {
    lines,
    freight,
    deducted: gross - money,
    giftsOwed: there.giftsOwed,
    money,
    points: lines.reduce((sum, { points }) => sum + points, there.freight.points - earlierWorth.freight.points),
  };
}

/** What is due for so many pieces of each line, with the freight when it is due too. */
function worth(order: RefundableOrder, back: readonly number[], faulty: boolean) {
  const shares = order.lines.map(({ payAmount, quantity }, number) => shareOf(payAmount, back[number] ?? 0, quantity));
  const { tiers, gifts } = rewardLoss(order, back);
  const lost = gifts.reduce((sum, { price }) => sum + price, tiers);
  const freight = faulty && isAll(order, back) ? freightPaid(order) : { money: 0, points: 0 };
  return {
    money: Math.max(0, shares.reduce((sum, share) => sum + share, freight.money) - lost),
    freight,
    giftsOwed: gifts.map(({ number, quantity }) => ({ number, quantity })),
  };
}

/** Everything that was bought has come back; gifts are not bought. */
const isAll = ({ lines }: RefundableOrder, back: readonly number[]): boolean =>
  lines.every(({ quantity, isGift }, number) => isGift || back[number] === quantity);

/** What was paid for the delivery: points that did not pay for lines paid for it. */
function freightPaid({ lines, totals }: RefundableOrder): { money: number; points: number } {
  const ofLines = lines.reduce(([count, amount], line) => [count + line.points, amount + line.pointsAmount] as const, [
    0, 0,
  ] as readonly [points: number, amount: number]);
  return {
    money: Math.max(0, totals.freight - totals.freightDiscount - (totals.pointsAmount - ofLines[1])),
    points: Math.max(0, totals.pointsUsed - ofLines[0]),
  };
}
