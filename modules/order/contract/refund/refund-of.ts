import { deliveryRefund, isAllBack } from "./delivery-paid.ts";
import type { RewardKind } from "./earned-reward.ts";
import {
  type DeliveryBack,
  type LineQuantity,
  type OrderState,
  piecesByLine,
  type RefundableOrder,
  shareOf,
  sum,
} from "./line-share.ts";
import { type RewardLoss, rewardLosses } from "./reward-loss.ts";

export type { EarnedReward } from "./earned-reward.ts";
export type { DeliveryBack, LineQuantity as Pieces, RefundableOrder } from "./line-share.ts";

/** Another order of the same purchase. */
export type OtherOrder = RefundableOrder & {
  readonly back: readonly LineQuantity[];
  readonly deliveryBack: DeliveryBack;
};

export type RefundRequest = {
  /** Pieces of this order that were returned or cancelled before. */
  readonly before: readonly LineQuantity[];
  /** Pieces that are returned or cancelled now. */
  readonly now: readonly LineQuantity[];
  /** The shop is at fault for all of them, before and now: then the freight is refunded with the last piece. */
  readonly faulty: boolean;
  /** The whole order is cancelled: everything left of it is refunded, with freight and payment fee. */
  readonly closes?: boolean;
  /** The other orders of its purchase (D-87): what is left of them counts for tiers, gifts, coupon and free delivery. */
  readonly others?: readonly OtherOrder[];
  /**
   * Money refunded before for all orders of the purchase, freight included. Needed when they earned rewards together: a deduction may
   * have been larger than the refund, so the pieces alone do not determine the refunded amount.
   */
  readonly given?: number;
};

/** A deduction from the paid amount; `earlier` is what an earlier refund could not deduct. */
export type Deduction = {
  readonly kind: RewardKind | "earlier";
  readonly promotionCode: string;
  /** Negative when an earlier deduction is undone. */
  readonly amount: number;
};

export type Refund = {
  /** The paid money and points of the pieces. */
  readonly lines: readonly (LineQuantity & { readonly money: number; readonly points: number })[];
  readonly freight: number;
  readonly fee: number;
  /** Deducted because the kept pieces no longer earn it; negative when an earlier deduction is undone. */
  readonly deducted: number;
  /** The deductions; they add up to `deducted`. */
  readonly deductions: readonly Deduction[];
  /** Gifts of this order that are no longer earned and have not come back: their price is in `deducted`. */
  readonly giftsOwed: readonly LineQuantity[];
  /** The same of other orders; `other` counts them from 0. */
  readonly giftsOwedElsewhere: readonly (LineQuantity & { readonly other: number })[];
  /** Lines, freight and fee less deductions. */
  readonly money: number;
  /** Those of the lines and the freight, as points. */
  readonly points: number;
};

/**
 * The refund for some pieces of an order (D-56): the worth of all pieces of the purchase that came back, less the refunds given
 * before. Any sequence of steps together gives back what was paid, and never more.
 */
export function refundOf(order: RefundableOrder, wish: RefundRequest): Refund {
  const { before, now, faulty, closes = false, others = [], given } = wish;
  const earlier = piecesByLine(order.lines, before);
  const after = closes ? order.lines.map(({ quantity }) => quantity) : piecesByLine(order.lines, [...before, ...now]);
  const lines = order.lines.flatMap((line, number) => {
    const [from, to] = [earlier[number] ?? 0, after[number] ?? 0];
    if (to <= from) return [];
    const step = (amount: number) => shareOf(amount, to, line.quantity) - shareOf(amount, from, line.quantity);
    return [{ number, quantity: to - from, money: step(line.payAmount), points: step(line.points) }];
  });
  const rest = others.map((other): OrderState => ({ ...other, back: piecesByLine(other.lines, other.back) }));
  const delivery = (back: readonly number[]) => (faulty && isAllBack(order, back) ? "freight" : "nothing");
  const first = worth([{ ...order, back: earlier, deliveryBack: delivery(earlier) }, ...rest]);
  const then = worth([{ ...order, back: after, deliveryBack: closes ? "all" : delivery(after) }, ...rest]);
  const freight = then.freight - first.freight;
  const fee = then.fee - first.fee;
  const nothing = lines.length === 0 && !closes;
  const money = nothing ? 0 : Math.max(0, then.money - (given ?? first.money));
  const deducted = sum(lines.map((line) => line.money)) + freight + fee - money;
  const gifts = then.losses.flatMap((loss) => loss.gifts);
  return {
    lines,
    freight,
    fee,
    deducted,
    deductions: deductionsOf(first.losses, then.losses, deducted),
    giftsOwed: gifts.filter((gift) => gift.order === 0).map(({ number, quantity }) => ({ number, quantity })),
    giftsOwedElsewhere: gifts
      .filter((gift) => gift.order > 0)
      .map(({ order: at, number, quantity }) => ({ other: at - 1, number, quantity })),
    money,
    points: sum(lines.map(({ points }) => points)) + then.points - first.points,
  };
}

/** The refund due for all returns of a purchase, with the freight that is due. */
function worth(states: readonly OrderState[]) {
  const shares = states.flatMap(({ lines, back }) =>
    lines.map(({ payAmount, quantity }, number) => shareOf(payAmount, back[number] ?? 0, quantity)),
  );
  const deliveries = states.map(deliveryRefund);
  const losses = rewardLosses(states);
  const freight = sum(deliveries.map((one) => one.freight));
  const fee = sum(deliveries.map((one) => one.fee));
  return {
    money: Math.max(0, sum(shares) + freight + fee - sum(losses.map(({ amount }) => amount))),
    freight,
    fee,
    points: sum(deliveries.map(({ points }) => points)),
    losses,
  };
}

/** By how much each loss has grown, and what is left over: an earlier step had less to give than was lost. */
function deductionsOf(before: readonly RewardLoss[], after: readonly RewardLoss[], deducted: number): Deduction[] {
  const grown = after.map(({ kind, promotionCode, amount }, index) => ({
    kind,
    promotionCode,
    amount: amount - (before[index]?.amount ?? 0),
  }));
  const earlier = deducted - sum(grown.map(({ amount }) => amount));
  return [...grown, { kind: "earlier" as const, promotionCode: "", amount: earlier }].filter(
    ({ amount }) => amount !== 0,
  );
}
