import fc from "fast-check";
import { expect, test } from "vitest";
import { mostLines } from "../contract/constants.ts";
import { countsOf, type LineRequest } from "./add-lines.ts";

const aWish = (skuCode: string, quantity: number): LineRequest => ({
  productCode: skuCode,
  skuCode,
  quantity,
  deliveryMethod: "homeDelivery",
});
const inCart = (skuCode: string, quantity: number, activityCode = "") => ({
  ...aWish(skuCode, quantity),
  activityCode,
});

test("each request gets as many units as fit beside the cart's lines of any offer", () => {
  const wishes = [aWish("A", 2), aWish("B", 5), aWish("C", 1), aWish("A", 3)];
  const most = ({ skuCode }: LineRequest) => ({ A: 4, B: 6, C: 0 })[skuCode] ?? 0;
  expect(countsOf(wishes, [inCart("B", 3, "PWP1")], most)).toEqual([2, 3, 0, 2]);
});

test("a full cart takes more of what it holds and nothing new", () => {
  const full = Array.from({ length: mostLines }, (_, index) => inCart(`S${index}`, 1));
  expect(countsOf([aWish("S0", 2), aWish("NEW", 1)], full, () => 50)).toEqual([2, 0]);
});

test("no request exceeds a limit or gets more units than requested", () => {
  const sku = fc.constantFrom("A", "B", "C");
  const wish = fc.tuple(sku, fc.integer({ min: 1, max: 60 })).map(([code, quantity]) => aWish(code, quantity));
  const line = fc.tuple(sku, fc.integer({ min: 1, max: 50 })).map(([code, quantity]) => inCart(code, quantity));
  const limits = fc.record({ A: fc.nat(50), B: fc.nat(50), C: fc.nat(50) });
  fc.assert(
    fc.property(
      fc.array(wish),
      fc.uniqueArray(line, { selector: (one) => one.skuCode }),
      limits,
      (wishes, lines, most) => {
        const counts = countsOf(wishes, lines, ({ skuCode }) => most[skuCode as "A"]);
        for (const code of ["A", "B", "C"] as const) {
          const before = lines.find(({ skuCode }) => skuCode === code)?.quantity ?? 0;
          const added = wishes.reduce((sum, { skuCode }, at) => sum + (skuCode === code ? (counts[at] ?? 0) : 0), 0);
          const wished = wishes.reduce((sum, { skuCode, quantity }) => sum + (skuCode === code ? quantity : 0), 0);
          expect(added).toBe(Math.max(0, Math.min(wished, most[code] - before)));
        }
      },
    ),
  );
});
