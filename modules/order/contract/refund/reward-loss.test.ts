import { describe, expect, test } from "vitest";
import { rupiah } from "#kit/core/rupiah.ts";
import type { EarnedReward } from "./earned-reward.ts";
import { refundOf } from "./refund-of.ts";
import { aPaidLine, aRefundableOrder } from "./testing/a-refundable-order.ts";

const entry = (change: Partial<EarnedReward>): EarnedReward => ({
  promotionCode: "TIER",
  kind: "tier",
  lines: [0, 1],
  byPieces: false,
  byPercent: false,
  levels: [],
  mostTimes: 1,
  elsewhere: { counted: 0, amount: 0 },
  giftLine: null,
  ...change,
});

const line = (product: number, off: number) =>
  aPaidLine({
    quantity: 1,
    listAmount: rupiah(product),
    productAmount: rupiah(product),
    payAmount: rupiah(product - off),
  });
const off = (promotionCode: string, step: number, at: number | null, amount: number) => ({
  ...{ promotionCode, step, line: at },
  amount: rupiah(amount),
});
const first = { before: [], now: [{ number: 0, quantity: 1 }], faulty: false };

test("1D-02 freight paid with points goes back as points, and only the rest of it as money", () => {
  const order = aRefundableOrder({
    lines: [{ ...line(100_000, 10_000), points: 100, pointsAmount: rupiah(10_000) }],
    totals: { freight: 18_000, freightDiscount: 3_000, pointsUsed: 180, pointsAmount: 18_000 },
  });
  const wish = { before: [], now: [{ number: 0, quantity: 1 }] };
  // Rp 15.000 were left of the freight; 80 points paid Rp 8.000 of them.
  expect(refundOf(order, { ...wish, faulty: true })).toMatchObject({ freight: 7_000, money: 97_000, points: 180 });
  expect(refundOf(order, { ...wish, faulty: false })).toMatchObject({ freight: 0, money: 90_000, points: 100 });
  expect(refundOf(order, { before: [], now: [], faulty: false, closes: true })).toMatchObject({
    ...{ freight: 7_000, money: 97_000, points: 180 },
  });
});

describe("1D-02 falling from one fixed amount to a lower one", () => {
  const levels = [
    { threshold: 200_000, reward: 30_000 },
    { threshold: 500_000, reward: 100_000 },
  ];
  const tiered = aRefundableOrder({
    lines: [line(250_000, 50_000), line(250_000, 50_000)],
    discounts: [off("TIER", 3, 0, 50_000), off("TIER", 3, 1, 50_000)],
    earned: [entry({ levels })],
  });

  test("the kept part has the whole lower reward, and only the rest is deducted", () => {
    expect(refundOf(tiered, first)).toMatchObject({
      ...{ deducted: 20_000, money: 180_000 },
      deductions: [{ kind: "tier", promotionCode: "TIER", amount: 20_000 }],
    });
  });

  test("a lower reward above what is kept of the higher one deducts nothing, and gives nothing extra", () => {
    const generous = {
      ...tiered,
      earned: [entry({ levels: [{ threshold: 200_000, reward: 90_000 }, ...levels.slice(1)] })],
    };
    expect(refundOf(generous, first)).toMatchObject({ deducted: 0, money: 200_000 });
  });
});

describe("1D-02 a discount of the item itself comes before a tier", () => {
  const order = (threshold: number) =>
    aRefundableOrder({
      // Rp 300.000 each, Rp 60.000 off the item, and a fifth of the rest for the tier.
      lines: [line(300_000, 108_000), line(300_000, 108_000)],
      discounts: [
        off("ITEM", 2, 0, 60_000),
        off("ITEM", 2, 1, 60_000),
        off("TIER", 3, 0, 48_000),
        off("TIER", 3, 1, 48_000),
      ],
      earned: [
        entry({
          byPercent: true,
          levels: [
            { threshold, reward: 10 },
            { threshold: 480_000, reward: 20 },
          ],
        }),
      ],
    });

  test("the lower level takes its part of what the item costs after its own discount", () => {
    // A tenth of Rp 240.000 instead of a fifth.
    expect(refundOf(order(240_000), first)).toMatchObject({ deducted: 24_000, money: 168_000 });
  });

  test("the threshold is counted after the item's own discount", () => {
    // Rp 240.000 are kept: a level from Rp 240.001 on is not reached, though the list price would reach it.
    expect(refundOf(order(240_001), first)).toMatchObject({ deducted: 48_000, money: 144_000 });
  });
});

describe("1B-04 a coupon and free delivery", () => {
  test("are lost with the pieces that no longer reach their minimum, and given back when nothing is kept", () => {
    const order = aRefundableOrder({
      lines: [line(250_000, 25_000), line(250_000, 25_000)],
      discounts: [off("SAVE", 4, 0, 25_000), off("SAVE", 4, 1, 25_000), off("FREE", 5, null, 18_000)],
      totals: { freight: 18_000, freightDiscount: 18_000, pointsUsed: 0, pointsAmount: 0 },
      earned: [
        entry({ kind: "coupon", promotionCode: "SAVE", levels: [{ threshold: 300_000, reward: 50_000 }] }),
        entry({
          kind: "freight",
          promotionCode: "FREE",
          byPercent: true,
          levels: [{ threshold: 400_000, reward: 100 }],
        }),
      ],
    });
    expect(refundOf(order, first)).toMatchObject({
      money: 225_000 - 25_000 - 18_000,
      deductions: [
        { kind: "coupon", promotionCode: "SAVE", amount: 25_000 },
        { kind: "freight", promotionCode: "FREE", amount: 18_000 },
      ],
    });
    const rest = { before: first.now, now: [{ number: 1, quantity: 1 }], faulty: false };
    expect(refundOf(order, rest)).toMatchObject({ deducted: -43_000, money: 268_000 });
  });
});
