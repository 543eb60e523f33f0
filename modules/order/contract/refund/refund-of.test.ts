import { expect, test } from "vitest";
import { rupiah } from "#kit/core/rupiah.ts";
import type { EarnedReward } from "./earned-reward.ts";
import { refundOf } from "./refund-of.ts";
import { aPaidLine, aRefundableOrder } from "./testing/a-refundable-order.ts";

const line = (quantity: number, product: number, off = 0, points = 0) =>
  aPaidLine({
    quantity,
    listAmount: rupiah(product),
    productAmount: rupiah(product),
    points,
    pointsAmount: rupiah(points * 1000),
    payAmount: rupiah(product - off - points * 1000),
  });

const fiveHundred: EarnedReward = {
  promotionCode: "TIER",
  kind: "tier",
  lines: [0, 1],
  byPieces: false,
  byPercent: false,
  levels: [{ threshold: 500_000, reward: 100_000 }],
  mostTimes: 1,
  elsewhere: { counted: 0, amount: 0 },
  giftLine: null,
};

const tiered = aRefundableOrder({
  lines: [line(1, 250_000, 50_000), line(1, 250_000, 50_000)],
  discounts: [
    { promotionCode: "TIER", step: 3, line: 0, amount: rupiah(50_000) },
    { promotionCode: "TIER", step: 3, line: 1, amount: rupiah(50_000) },
  ],
  earned: [fiveHundred],
});

test("refunds the price paid for the returned pieces, and no freight", () => {
  expect(refundOf(aRefundableOrder(), { before: [], now: [{ number: 0, quantity: 1 }], faulty: true })).toEqual({
    lines: [{ number: 0, quantity: 1, money: 135_000, points: 0 }],
    freight: 0,
    fee: 0,
    deducted: 0,
    deductions: [],
    giftsOwed: [],
    giftsOwedElsewhere: [],
    money: 135_000,
    points: 0,
  });
});

test("gives the freight back with the last piece when the shop is to blame for all of them", () => {
  const wish = { before: [{ number: 0, quantity: 1 }], now: [{ number: 0, quantity: 1 }] };
  expect(refundOf(aRefundableOrder(), { ...wish, faulty: true })).toMatchObject({ freight: 18_000, money: 153_000 });
  expect(refundOf(aRefundableOrder(), { ...wish, faulty: false })).toMatchObject({ freight: 0, money: 135_000 });
});

test("gives points back as points, odd ones with the last piece", () => {
  const order = aRefundableOrder({ lines: [line(2, 200_000, 0, 7)] });
  const one = [{ number: 0, quantity: 1 }];
  expect(refundOf(order, { before: [], now: one, faulty: false })).toMatchObject({ points: 3, money: 96_500 });
  expect(refundOf(order, { before: one, now: one, faulty: false })).toMatchObject({ points: 4, money: 96_500 });
});

test("deducts a tier that is no longer earned from the kept part, and refunds it when nothing is kept", () => {
  const first = [{ number: 0, quantity: 1 }];
  const second = [{ number: 1, quantity: 1 }];
  expect(refundOf(tiered, { before: [], now: first, faulty: false })).toMatchObject({
    lines: [{ number: 0, quantity: 1, money: 200_000, points: 0 }],
    deducted: 50_000,
    money: 150_000,
  });
  expect(refundOf(tiered, { before: first, now: second, faulty: false })).toMatchObject({
    deducted: -50_000,
    money: 250_000,
  });
});

test("counts what other orders of the checkout bring for the tier", () => {
  const earned = [{ ...fiveHundred, elsewhere: { counted: 300_000, amount: 300_000 } }];
  expect(
    refundOf({ ...tiered, earned }, { before: [], now: [{ number: 0, quantity: 1 }], faulty: false }),
  ).toMatchObject({ deducted: 0, money: 200_000 });
});

test("falls to the next lower tier when that is still earned", () => {
  const levels = [
    { threshold: 200_000, reward: 10 },
    { threshold: 500_000, reward: 20 },
  ];
  const earned = [{ ...fiveHundred, byPercent: true, levels }];
  expect(
    refundOf({ ...tiered, earned }, { before: [], now: [{ number: 0, quantity: 1 }], faulty: false }),
  ).toMatchObject({ deducted: 25_000, money: 175_000 });
});

test("requests the gift that is no longer earned, or its price", () => {
  const gift: EarnedReward = {
    ...fiveHundred,
    kind: "gift",
    lines: [0],
    byPieces: true,
    levels: [{ threshold: 2, reward: 1 }],
    giftLine: 1,
  };
  const free = aPaidLine({ quantity: 1, isGift: true, listAmount: rupiah(40_000), payAmount: rupiah(0) });
  const order = aRefundableOrder({ lines: [line(2, 200_000), free], earned: [gift] });
  const one = { number: 0, quantity: 1 };
  expect(refundOf(order, { before: [], now: [one], faulty: false })).toMatchObject({
    giftsOwed: [{ number: 1, quantity: 1 }],
    deducted: 40_000,
    money: 60_000,
  });
  expect(refundOf(order, { before: [], now: [one, { number: 1, quantity: 1 }], faulty: false })).toMatchObject({
    giftsOwed: [],
    deducted: 0,
    money: 100_000,
  });
});

test("gives nothing for more pieces than were bought, nor for lines that are not there", () => {
  const all = [{ number: 0, quantity: 2 }];
  const none = { lines: [], money: 0, points: 0, freight: 0, deducted: 0 };
  expect(refundOf(aRefundableOrder(), { before: all, now: all, faulty: true })).toMatchObject(none);
  expect(refundOf(aRefundableOrder(), { before: [], now: [{ number: 7, quantity: 1 }], faulty: true })).toMatchObject(
    none,
  );
});
