import { expect, test } from "vitest";
import { leastDiscount, mayHaveBudget } from "./budget.ts";

const levels = [
  { threshold: 500_000, reward: 40 },
  { threshold: 1_000_000, reward: 10 },
];
const rewards = { amountByQty: false, rewardByPercentage: false, levels };

test("the smallest discount is the lowest reward of its levels, and one rupiah where the amount varies", () => {
  expect(leastDiscount({ ...rewards, kind: "tier" })).toBe(10);
  expect(leastDiscount({ ...rewards, kind: "tier", rewardByPercentage: true })).toBe(100_000);
  expect(leastDiscount({ ...rewards, kind: "tier", rewardByPercentage: true, amountByQty: true })).toBe(1);
  expect(leastDiscount({ ...rewards, kind: "item", levels: [{ threshold: 1, reward: 5_000 }] })).toBe(5_000);
  expect(leastDiscount({ ...rewards, kind: "item", rewardByPercentage: true })).toBe(1);
  expect(leastDiscount({ ...rewards, kind: "freeShipping" })).toBe(1);
});

test("only kinds that take rupiah off have a budget", () => {
  const kinds = ["flashSale", "item", "pwp", "gwp", "tier", "freeShipping"] as const;
  expect(kinds.filter(mayHaveBudget)).toEqual(["item", "tier", "freeShipping"]);
});
