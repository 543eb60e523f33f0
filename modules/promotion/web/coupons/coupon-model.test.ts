import { expect, test } from "vitest";
import { couponTabOf, daysLeft, isEarly, lastMoment, worthOf } from "./coupon-model.ts";

test("an address chooses a tab, or the first", () => {
  expect([couponTabOf("used"), couponTabOf("nonsense"), couponTabOf(null)]).toEqual(["used", "available", "available"]);
});

test("the stub says a percentage or an amount", () => {
  expect(worthOf({ percent: 10, amount: null })).toBe("10%");
  expect(worthOf({ percent: null, amount: 50_000 })).toBe("Rp50.000");
});

test("the last three days are counted, the begun one included", () => {
  const endTime = "2026-11-18T00:00:00Z";
  expect(daysLeft({ endTime }, "2026-11-14T23:59:59Z")).toBeNull();
  expect(daysLeft({ endTime }, "2026-11-15T00:00:00Z")).toBe(3);
  expect(daysLeft({ endTime }, "2026-11-17T23:59:59Z")).toBe(1);
  expect(daysLeft({ endTime }, "2026-11-18T00:00:00Z")).toBeNull();
});

test("what ends at midnight in Jakarta has its last day before it", () => {
  expect(lastMoment({ endTime: "2027-04-30T17:00:00.000Z" }).toISOString()).toBe("2027-04-30T16:59:59.999Z");
});

test("a coupon of tomorrow is early today", () => {
  expect(isEarly({ beginTime: "2026-11-16T00:00:00Z" }, "2026-11-15T00:00:00Z")).toBe(true);
  expect(isEarly({ beginTime: "2026-11-15T00:00:00Z" }, "2026-11-15T00:00:00Z")).toBe(false);
});
