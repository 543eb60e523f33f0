import { expect, test } from "vitest";
import { rupiah } from "#kit/core/rupiah.ts";
import { changesBetween } from "./changes.ts";
import { aCheckoutLine, aCheckoutView } from "./testing/a-checkout-view.ts";

const bricks = aCheckoutLine({ lineId: "1", name: "Castle", quantity: 3, unitPrice: rupiah(100_000) });
const ball = aCheckoutLine({ lineId: "2", name: "Ball", quantity: 1, unitPrice: rupiah(50_000) });
const view = (lines: (typeof bricks)[], total: number) => {
  const base = aCheckoutView({ lines });
  return { ...base, totals: { ...base.totals, totalAmount: rupiah(total) } };
};
const before = view([bricks, ball], 350_000);

test("without a change no message is shown", () => {
  expect(changesBetween(before, before)).toEqual([]);
});

test("removed lines come first, then fewer pieces and changed prices, then the total", () => {
  const now = view([{ ...bricks, quantity: 2, unitPrice: rupiah(120_000) }], 240_000);
  expect(changesBetween(before, now)).toEqual([
    { kind: "gone", name: "Ball" },
    { kind: "fewer", name: "Castle", wanted: 3, left: 2 },
    { kind: "price", name: "Castle", before: 100_000, now: 120_000 },
    { kind: "total", before: 350_000, now: 240_000 },
  ]);
});

test("a line without remaining units is reported as removed", () => {
  expect(changesBetween(before, view([bricks, { ...ball, quantity: 0 }], 350_000))).toEqual([
    { kind: "gone", name: "Ball" },
  ]);
});
