import { expect, test } from "vitest";
import { isSellerValue, sellerAt } from "./seller.ts";

const seller = (name: string) => ({ name, address: "Jakarta", taxId: "000000000000000", vatPercent: 11 });

test("an order has the seller of the moment it was placed, the environment's before the first change", () => {
  const periods = [
    { from: new Date("2026-01-01T00:00:00Z"), seller: seller("January") },
    { from: new Date("2026-06-01T00:00:00Z"), seller: seller("June") },
  ];
  const nameAt = (moment: string) => sellerAt(periods, new Date(moment), seller("Environment")).name;
  expect(nameAt("2025-12-31T23:59:59.999Z")).toBe("Environment");
  expect(nameAt("2026-01-01T00:00:00Z")).toBe("January");
  expect(nameAt("2026-05-31T23:59:59.999Z")).toBe("January");
  expect(nameAt("2026-06-01T00:00:00Z")).toBe("June");
  expect(sellerAt([], new Date(), seller("Environment")).name).toBe("Environment");
});

test("fields of the seller have the bounds of their environment variables", () => {
  expect(["PT Toko", "x".repeat(200)].every((name) => isSellerValue("name", name))).toBe(true);
  expect(["", "x".repeat(201), "two\nlines", 5].some((name) => isSellerValue("address", name))).toBe(false);
  expect(["01.234.567.8-901.000", "0123456789012345"].every((id) => isSellerValue("taxId", id))).toBe(true);
  expect(["123", "01234567890123456", "01.234.567.8-90a.000"].some((id) => isSellerValue("taxId", id))).toBe(false);
  expect([0, 100].every((percent) => isSellerValue("vatPercent", percent))).toBe(true);
  expect([-1, 101, 11.5, "11"].some((percent) => isSellerValue("vatPercent", percent))).toBe(false);
});
