import { inAll } from "#modules/catalogue/server/testing/products-fixture.ts";
import type { CouponDraft } from "../coupon.ts";

/** Ten percent off everything in November, at most fifty thousand, with the given changes. */
export const aCoupon = (changes: Partial<CouponDraft> = {}): CouponDraft => ({
  code: "HELLO10",
  names: inAll("Welcome"),
  percent: 10,
  mostDiscount: 50_000,
  beginsAt: new Date("2026-11-01T00:00:00Z"),
  endsAt: new Date("2026-12-01T00:00:00Z"),
  scope: "everything",
  ...changes,
});
