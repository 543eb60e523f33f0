import type { EarnedReward } from "../earned-reward.ts";
import type { RefundableOrder } from "../line-share.ts";

/**
 * The rules of D-56 and D-87 a second time, written independently: everything is counted from scratch over what is kept, with
 * every piece as a thing of its own and in whole numbers of any size. Nothing is shared with the rule that it checks.
 */
export type NaiveOrder = RefundableOrder & {
  /** Pieces that are kept, line by line. */
  readonly kept: readonly number[];
  /** The order was called off whole; or all of it came back and the shop is to blame. */
  readonly calledOff: boolean;
  readonly freightReturned: boolean;
};

export type NaiveWorth = {
  /** The total due to be refunded so far, over the whole purchase. */
  readonly money: number;
  readonly points: number;
  /** Rewards kept though no longer earned, by `kind code`. */
  readonly lost: Readonly<Record<string, number>>;
};

/** What each of the first pieces of a line costs, so that pieces that come back first take the rounded-down share. */
function pieceParts(amount: number, units: number): bigint[] {
  const parts: bigint[] = [];
  for (let unit = 1; unit <= units; unit += 1) {
    const upTo = (BigInt(amount) * BigInt(unit)) / BigInt(units);
    const before = (BigInt(amount) * BigInt(unit - 1)) / BigInt(units);
    parts.push(upTo - before);
  }
  return parts;
}

/** The last pieces are the kept ones. */
function kept(amount: number, units: number, left: number): number {
  let total = 0n;
  const parts = pieceParts(amount, units);
  for (let index = units - left; index < units; index += 1) total += parts[index] ?? 0n;
  return Number(total);
}

const roundedUp = (amount: number, percent: number): number => {
  const hundredths = BigInt(amount) * BigInt(percent);
  return Number(hundredths / 100n) + (hundredths % 100n > 0n ? 1 : 0);
};

type Held = { readonly order: NaiveOrder; readonly line: number; readonly before: boolean };

function discountOn({ order, line, before }: Held, fits: (step: number, code: string) => boolean): number {
  let total = 0;
  for (const discount of order.discounts) {
    if (discount.line !== line || !fits(discount.step, discount.promotionCode)) continue;
    const bought = order.lines[line]?.quantity ?? 0;
    total += before ? discount.amount : kept(discount.amount, bought, order.kept[line] ?? 0);
  }
  return total;
}

/** What a line's kept pieces cost after promotions up to a step; `before` selects the whole line, as it was placed. */
function priceAfter(held: Held, lastStep: number): number {
  const { order, line, before } = held;
  const { productAmount = 0, quantity = 0 } = order.lines[line] ?? {};
  const less = order.discounts
    .filter((discount) => discount.line === line && discount.step >= 2 && discount.step <= lastStep)
    .reduce((total, { amount }) => total + amount, 0);
  const whole = productAmount - less;
  return before ? whole : kept(whole, quantity, order.kept[line] ?? 0);
}

export function naiveWorth(orders: readonly NaiveOrder[]): NaiveWorth {
  let money = 0;
  let points = 0;
  for (const order of orders) {
    for (const [index, line] of order.lines.entries()) {
      const left = order.kept[index] ?? 0;
      money += line.payAmount - kept(line.payAmount, line.quantity, left);
      points += line.points - kept(line.points, line.quantity, left);
    }
    if (!order.calledOff && !order.freightReturned) continue;
    const linePoints = order.lines.reduce((total, line) => total + line.points, 0);
    const linePointsWorth = order.lines.reduce((total, line) => total + line.pointsAmount, 0);
    const { freight, freightDiscount, pointsUsed, pointsAmount, fee = 0 } = order.totals;
    money += freight - freightDiscount - (pointsAmount - linePointsWorth) + (order.calledOff ? fee : 0);
    points += pointsUsed - linePoints;
  }

  const promises = new Map<string, EarnedReward>();
  for (const { earned = [] } of orders) {
    for (const reward of earned) {
      const key = `${reward.kind} ${reward.promotionCode}`;
      if (!promises.has(key)) promises.set(key, reward);
    }
  }
  const lost: Record<string, number> = {};
  const linesFor = (promise: EarnedReward, before: boolean): Held[] =>
    orders.flatMap((order) =>
      (order.earned ?? [])
        .filter((entry) => entry.kind === promise.kind && entry.promotionCode === promise.promotionCode)
        .flatMap((entry) => entry.lines.map((line) => ({ order, line, before }))),
    );
  const amountFor = (promise: EarnedReward, before: boolean, lastStep = 2): number =>
    linesFor(promise, before).reduce((total, held) => total + priceAfter(held, lastStep), 0);
  const countFor = (promise: EarnedReward, before: boolean): number =>
    promise.byPieces
      ? linesFor(promise, before).reduce(
          (total, { order, line }) => total + ((before ? order.lines[line]?.quantity : order.kept[line]) ?? 0),
          0,
        )
      : amountFor(promise, before);
  const levelFor = (promise: EarnedReward, count: number) => {
    let best: EarnedReward["levels"][number] | null = null;
    for (const level of promise.levels) {
      if (level.threshold <= count && (best === null || level.threshold > best.threshold)) best = level;
    }
    return best;
  };
  const everyLine = orders.flatMap((order) => order.lines.map((_, line): Held => ({ order, line, before: false })));

  // Tiers: kept products cost the price of the tier that is left.
  for (const [key, promise] of promises) {
    if (promise.kind !== "tier") continue;
    const level = levelFor(promise, countFor(promise, false));
    if (level?.threshold === levelFor(promise, countFor(promise, true))?.threshold) continue;
    const had = everyLine.reduce(
      (total, held) => total + discountOn(held, (step, code) => step === 3 && code === promise.promotionCode),
      0,
    );
    const subtotal = amountFor(promise, false);
    const due =
      level === null ? 0 : promise.byPercent ? roundedUp(subtotal, level.reward) : Math.min(subtotal, level.reward);
    if (had > due) lost[key] = had - due;
  }
  const dearer = Object.values(lost).reduce((total, amount) => total + amount, 0);

  // Gifts: each is assigned again; the rest is paid for.
  for (const [key, promise] of promises) {
    if (promise.kind !== "gift") continue;
    const count = countFor(promise, false);
    const level = levelFor(promise, count);
    let earned = 0;
    for (let time = 1; level !== null && time <= promise.mostTimes; time += 1) {
      if (time * Math.max(1, level.threshold) <= count) earned += level.reward;
    }
    for (const order of orders) {
      const entry = (order.earned ?? []).find(
        (one) => one.kind === "gift" && one.promotionCode === promise.promotionCode && one.giftLine !== null,
      );
      const line = entry?.giftLine == null ? undefined : order.lines[entry.giftLine];
      if (!line || entry?.giftLine == null) continue;
      let owed = 0;
      for (let unit = 0; unit < (order.kept[entry.giftLine] ?? 0); unit += 1) {
        if (earned > 0) earned -= 1;
        else owed += 1;
      }
      const price = pieceParts(line.listAmount, line.quantity)
        .slice(0, owed)
        .reduce((total, part) => total + part, 0n);
      if (price > 0n) lost[key] = (lost[key] ?? 0) + Number(price);
    }
  }

  // A coupon is lost below its minimum spend, counted after promotions.
  for (const [key, promise] of promises) {
    if (promise.kind !== "coupon") continue;
    if (amountFor(promise, false, 3) + dearer >= (promise.levels[0]?.threshold ?? 0)) continue;
    const had = everyLine.reduce(
      (total, held) => total + discountOn(held, (step, code) => step === 4 && code === promise.promotionCode),
      0,
    );
    if (had > 0) lost[key] = had;
  }

  // Free delivery: the deliveries that are kept pay the price of the tier that is left.
  const somethingKept = orders.some((order) =>
    order.lines.some((line, index) => !line.isGift && (order.kept[index] ?? 0) > 0),
  );
  for (const [key, promise] of promises) {
    if (promise.kind !== "freight" || !somethingKept) continue;
    const level = levelFor(promise, countFor(promise, false));
    if (level?.threshold === levelFor(promise, countFor(promise, true))?.threshold) continue;
    let had = 0;
    let freight = 0;
    for (const order of orders) {
      if (order.calledOff || order.freightReturned) continue;
      freight += order.totals.freight;
      for (const { step, promotionCode, amount } of order.discounts) {
        if (step === 5 && promotionCode === promise.promotionCode) had += amount;
      }
    }
    const due = level === null ? 0 : promise.byPercent ? roundedUp(freight, level.reward) : level.reward;
    if (had > due) lost[key] = had - due;
  }
  const losses = Object.values(lost).reduce((total, amount) => total + amount, 0);
  return { money: Math.max(0, money - losses), points, lost };
}
