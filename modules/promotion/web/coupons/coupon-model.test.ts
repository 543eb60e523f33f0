import { expect, test } from "vitest";
import { couponTabOf, daysLeft, isEarly, lastMoment, worthOf } from "./coupon-model.ts";

test("an address selects a tab; the first is the default", () => {
  expect([couponTabOf("used"), couponTabOf("nonsense"), couponTabOf(null)]).toEqual(["used", "available", "available"]);
});

test("the stub shows a percentage or an amount", () => {
  expect(worthOf({ percent: 10, amount: null })).toBe("10%");
  expect(worthOf({ percent: null, amount: 50_000 })).toBe("Rp50.000");
});

test("the last three days are counted, the current one included", () => {
  const endTime = "2026-11-18T00:00:00Z";
  expect(daysLeft({ endTime }, "2026-11-14T23:59:59Z")).toBeNull();
  expect(daysLeft({ endTime }, "2026-11-15T00:00:00Z")).toBe(3);
  expect(daysLeft({ endTime }, "2026-11-17T23:59:59Z")).toBe(1);
  expect(daysLeft({ endTime }, "2026-11-18T00:00:00Z")).toBeNull();
});

test("a coupon that ends at midnight in Jakarta has its last day before", () => {
  expect(lastMoment({ endTime: "2027-04-30T17:00:00.000Z" }).toISOString()).toBe("2027-04-30T16:59:59.999Z");
});

test("a coupon that begins tomorrow is not usable yet", () => {
  expect(isEarly({ beginTime: "2026-11-16T00:00:00Z" }, "2026-11-15T00:00:00Z")).toBe(true);
  expect(isEarly({ beginTime: "2026-11-15T00:00:00Z" }, "2026-11-15T00:00:00Z")).toBe(false);
});
