import { expect, test } from "vitest";
import { promotionRuleContract } from "#modules/promotion/contract/rule/promotion-rule.contract.ts";
import { cheapestOff } from "./cheapest-off.ts";

promotionRuleContract(cheapestOff);

const line = (skuCode: string, quantity: number, price: number) => ({ skuCode, quantity, amount: quantity * price });

test("of every three pieces the cheapest is free", () => {
  const given = (...lines: ReturnType<typeof line>[]) => cheapestOff.discounts(lines, { pieces: 3, percent: 100 });
  expect(given(line("A", 2, 90_000))).toEqual([0]);
  expect(given(line("A", 2, 90_000), line("B", 1, 40_000))).toEqual([0, 40_000]);
  // Six pieces: 90, 90, 70 | 50, 40, 40.
  expect(given(line("A", 2, 90_000), line("B", 2, 40_000), line("C", 1, 70_000), line("D", 1, 50_000))).toEqual([
    0, 40_000, 70_000, 0,
  ]);
});

test("a percentage is rounded down, and pieces of one SKU can be counted by themselves", () => {
  const lines = [line("A", 1, 33_333), line("B", 2, 99_999)];
  expect(cheapestOff.discounts(lines, { pieces: 2, percent: 50 })).toEqual([0, 49_999]);
  expect(cheapestOff.discounts(lines, { pieces: 3, percent: 50 })).toEqual([16_666, 0]);
  expect(cheapestOff.discounts(lines, { pieces: 3, percent: 50, perSku: true })).toEqual([0, 0]);
});
