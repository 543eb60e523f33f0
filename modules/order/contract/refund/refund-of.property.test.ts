import * as fc from "fast-check";
import { expect, test } from "vitest";
import { rupiah } from "#kit/core/rupiah.ts";
import type { EarnedReward } from "./earned-reward.ts";
import { type Pieces, type RefundableOrder, refundOf } from "./refund-of.ts";
import { aPaidLine, aRefundableOrder } from "./testing/a-refundable-order.ts";

const sum = (amounts: readonly number[]) => amounts.reduce((one, other) => one + other, 0);
const amount = fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 3_000_000 }));

const anyLine = fc
  .record({ quantity: fc.integer({ min: 1, max: 7 }), tier: amount, pointsAmount: amount, pay: amount, points: amount })
  .map(({ quantity, tier, pointsAmount, pay, points }) =>
    aPaidLine({
      quantity,
      listAmount: rupiah(tier + pointsAmount + pay),
      productAmount: rupiah(tier + pointsAmount + pay),
      points,
      pointsAmount: rupiah(pointsAmount),
      payAmount: rupiah(pay),
    }),
  );

const aTier = (lines: readonly number[]): fc.Arbitrary<EarnedReward> =>
  fc
    .record({
      threshold: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 6_000_000 })),
      reward: fc.integer({ min: 1, max: 100 }),
      byPieces: fc.boolean(),
      byPercent: fc.boolean(),
      elsewhere: fc.constantFrom({ counted: 0, amount: 0 }, { counted: 3, amount: 20_000 }),
    })
    .map(({ threshold, reward, ...rest }) => ({
      ...rest,
      promotionCode: "TIER",
      kind: "tier",
      lines,
      levels: [{ threshold, reward }],
      mostTimes: 1,
      giftLine: null,
    }));

/** Orders with tiers or without, and gifts that hang on their first line. */
const anyOrder: fc.Arbitrary<RefundableOrder> = fc
  .record({ lines: fc.array(anyLine, { minLength: 1, maxLength: 4 }), gift: fc.option(amount), withTier: fc.boolean() })
  .chain(({ lines, gift, withTier }) => {
    const numbers = lines.map((_, number) => number);
    const discounts = lines.map(({ productAmount, pointsAmount, payAmount }, number) => ({
      promotionCode: "TIER",
      step: 3,
      line: number,
      amount: rupiah(productAmount - pointsAmount - payAmount),
    }));
    const free = aPaidLine({
      quantity: 1,
      isGift: true,
      listAmount: rupiah(gift ?? 0),
      payAmount: rupiah(0),
      points: 0,
    });
    const whole = gift === null ? lines : [...lines, free];
    return aTier(numbers).map((tier) => {
      const forGift: EarnedReward = { ...tier, kind: "gift", byPieces: true, giftLine: lines.length };
      const earned = [...(withTier ? [tier] : []), ...(gift === null ? [] : [forGift])];
      const pointsUsed = sum(whole.map(({ points }) => points));
      const pointsAmount = sum(lines.map((line) => line.pointsAmount));
      return { lines: whole, discounts, earned, totals: { ...aRefundableOrder().totals, pointsUsed, pointsAmount } };
    });
  });

/** Everything of an order, piece by piece in some sequence. */
const inSteps = anyOrder.chain((order) => {
  const quantities = order.lines.flatMap(({ quantity }, number) =>
    Array.from({ length: quantity }, (): Pieces => ({ number, quantity: 1 })),
  );
  const shuffled = fc.shuffledSubarray(quantities, { minLength: quantities.length, maxLength: quantities.length });
  return fc.record({ order: fc.constant(order), pieces: shuffled, cuts: fc.array(fc.boolean(), { maxLength: 40 }) });
});

function stepsOf(quantities: readonly Pieces[], cuts: readonly boolean[]): Pieces[][] {
  const steps: Pieces[][] = [[]];
  for (const [index, piece] of quantities.entries()) {
    if (cuts[index]) steps.push([]);
    steps.at(-1)?.push(piece);
  }
  return steps.filter((step) => step.length > 0);
}

test("for any steps, the full payment of the lines is refunded once all lines are returned, and never more before", () => {
  fc.assert(
    fc.property(inSteps, ({ order, pieces, cuts }) => {
      const paid = sum(order.lines.map(({ payAmount }) => payAmount));
      let money = 0;
      let points = 0;
      const before: Pieces[] = [];
      for (const now of stepsOf(pieces, cuts)) {
        const refund = refundOf(order, { before, now, faulty: false, given: money });
        expect(refund.money).toBeGreaterThanOrEqual(0);
        expect(refund.money).toBe(sum(refund.lines.map((line) => line.money)) - refund.deducted);
        before.push(...now);
        money += refund.money;
        points += refund.points;
        const ofBack = sum(
          order.lines.map(({ payAmount }, number) => (before.some((one) => one.number === number) ? payAmount : 0)),
        );
        expect(money).toBeLessThanOrEqual(ofBack);
      }
      expect(money).toBe(paid);
      expect(points).toBe(sum(order.lines.map((line) => line.points)));
    }),
  );
});

test("the freight is given back once, with the last bought piece, and only when the shop is to blame", () => {
  fc.assert(
    fc.property(inSteps, fc.boolean(), ({ order, pieces, cuts }, faulty) => {
      const isBought = ({ number }: Pieces) => !order.lines[number]?.isGift;
      const last = pieces.findLastIndex(isBought);
      const before: Pieces[] = [];
      let money = 0;
      for (const now of stepsOf(pieces, cuts)) {
        const refund = refundOf(order, { before, now, faulty, given: money });
        const completes = before.length <= last && before.length + now.length > last;
        expect(refund.freight).toBe(faulty && completes ? 18_000 : 0);
        before.push(...now);
        money += refund.money;
      }
      expect(money).toBe(sum(order.lines.map(({ payAmount }) => payAmount)) + (faulty ? 18_000 : 0));
    }),
  );
});

test("without shared rewards the previous amount need not be given", () => {
  fc.assert(
    fc.property(inSteps, ({ order, pieces, cuts }) => {
      const plain = { ...order, earned: [] };
      const before: Pieces[] = [];
      const moneys = stepsOf(pieces, cuts).map((now) => {
        const refund = refundOf(plain, { before, now, faulty: false });
        before.push(...now);
        expect(refund.deducted).toBe(0);
        return refund.money;
      });
      expect(sum(moneys)).toBe(sum(order.lines.map(({ payAmount }) => payAmount)));
    }),
  );
});
