import { expect, test } from "vitest";
import { isFaulty, returnReasonCodes } from "./return-reasons.ts";
import { mayReturnFor, restrictionOf } from "./return-restrictions.ts";

const hygiene = new Set(["SOCKS"]);
const flashSale = { activityCode: "FLASH1", units: 1 };

test.each([
  ["SOCKS", null, "HYGIENE"],
  ["SOCKS", flashSale, "HYGIENE"],
  ["SPORT", flashSale, "FLASH_SALE"],
  ["SPORT", null, null],
] as const)(
  "1D-02 products of category %s with flash sale %j are restricted by %s",
  (categoryCode, flashSale, restriction) => {
    expect(restrictionOf({ categoryCode, flashSale }, hygiene)).toBe(restriction);
  },
);

test("1D-02 a restricted line may be returned exactly when the shop is to blame", () => {
  for (const reason of returnReasonCodes) {
    for (const restriction of ["HYGIENE", "FLASH_SALE"] as const) {
      expect([reason, mayReturnFor(restriction, reason)]).toEqual([reason, isFaulty(reason)]);
    }
    expect(mayReturnFor(null, reason)).toBe(true);
  }
});
