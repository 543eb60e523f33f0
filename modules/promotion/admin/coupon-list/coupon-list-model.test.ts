import { expect, test } from "vitest";
import { couponsAddress, readCoupons } from "./coupon-list-model.ts";

test("an address is parsed for the page and the operation, and invalid values are dropped", () => {
  const query = new URLSearchParams("state=USED_UP&codes=many&search= pay &from=2026-11-18&until=soon&sort=used");
  const { asked, shown, input } = readCoupons(query);
  expect(asked).toEqual({ state: "USED_UP", codes: "many", search: "pay", from: "2026-11-18", until: "" });
  expect(input).toMatchObject({ states: ["USED_UP"], singleUse: true, from: "2026-11-18", until: null, sort: "used" });
  expect(couponsAddress(shown)).toBe("/admin/coupons?state=USED_UP&codes=many&search=pay&from=2026-11-18&sort=used");
});

test("without a query the list shows all coupons, most recently changed first", () => {
  const { shown, input } = readCoupons(new URLSearchParams("codes=none"));
  expect(input).toMatchObject({ states: [], singleUse: null, sort: "changed", isDescending: true, page: 1 });
  expect(couponsAddress(shown)).toBe("/admin/coupons");
});
