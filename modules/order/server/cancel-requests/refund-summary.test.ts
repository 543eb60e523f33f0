import { expect, test } from "vitest";
import { rupiah } from "#kit/core/rupiah.ts";
import type { Purchase, PurchaseOrder } from "../after-sales/purchase.ts";
import { aDraft, aLine } from "../testing/a-draft.ts";
import { namedDeductions } from "./refund-summary.ts";

const discount = (promotionCode: string, name: string) => ({
  promotionCode,
  name,
  step: 3,
  line: 0,
  amount: rupiah(1),
});
const gift = (promotionCode: string, giftLine: number | null) => ({
  ...{ promotionCode, kind: "gift" as const, lines: [0], byPieces: false, byPercent: false },
  ...{ levels: [], mostTimes: 1, elsewhere: { counted: 0, amount: 0 }, giftLine },
});

/** Two orders of one purchase, as far as names depend on them. */
const purchase = {
  order: { ...aDraft(), discounts: [discount("TIER", "Spend more")], earned: [gift("TOYS", null), gift("CUPS", null)] },
  others: [
    {
      ...aDraft({ lines: [aLine(), aLine({ name: "Cup" }), aLine({ name: "Toy" })] }),
      discounts: [discount("LATER", "Come again"), discount("", "A nameless one")],
      earned: [gift("CUPS", 1), gift("TOYS", 2)],
    },
  ] as unknown as readonly PurchaseOrder[],
  returns: [],
} as unknown as Purchase;

test.each([
  ["tier", "TIER", "Spend more"],
  ["tier", "LATER", "Come again"],
  ["tier", "GONE", "GONE"],
  ["gift", "TOYS", "Toy"],
  ["gift", "CUPS", "Cup"],
  ["gift", "GONE", "GONE"],
  // What an earlier step could not settle belongs to no promotion.
  ["earlier", "", ""],
] as const)(
  "1D-02 a deduction of kind %s for promotion %j is named %j, by whichever order of the purchase contains it",
  (kind, promotionCode, name) => {
    const deduction = { kind, promotionCode, amount: 5 };
    expect(namedDeductions(purchase, { deductions: [deduction] })).toEqual([{ ...deduction, name }]);
  },
);
