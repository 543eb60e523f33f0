import { expect, test } from "vitest";
import { basketValue } from "./basket.ts";

const line = { activityCodes: ["A", "B"], quantity: 3, price: 50_000, along: false };
const lines = [
  line,
  { ...line, activityCodes: ["B"], quantity: 1, price: 20_000 },
  { ...line, quantity: 2, along: true },
];

test("PR-02 a promotion counts the rupiah or the pieces of the lines it touches", () => {
  expect(basketValue({ code: "A", amountByQty: false, pwpCountsForTiers: false }, lines)).toBe(150_000);
  expect(basketValue({ code: "A", amountByQty: true, pwpCountsForTiers: false }, lines)).toBe(3);
  expect(basketValue({ code: "B", amountByQty: false, pwpCountsForTiers: false }, lines)).toBe(170_000);
  expect(basketValue({ code: "C", amountByQty: true, pwpCountsForTiers: false }, lines)).toBe(0);
});

test("what is bought along counts only where the promotion says so", () => {
  expect(basketValue({ code: "A", amountByQty: true, pwpCountsForTiers: true }, lines)).toBe(5);
  expect(basketValue({ code: "A", amountByQty: false, pwpCountsForTiers: true }, lines)).toBe(250_000);
});
