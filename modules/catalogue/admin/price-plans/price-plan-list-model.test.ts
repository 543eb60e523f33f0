import { expect, test } from "vitest";
import { pricePlansAddress, readPricePlans } from "./price-plan-list-model.ts";

test("an address is parsed for the page and the operation, and invalid values are dropped", () => {
  const { asked, shown, input } = readPricePlans(
    new URLSearchParams("state=UPCOMING&search= shoe &sort=begins&page=2"),
  );
  expect(asked).toEqual({ state: "UPCOMING", search: "shoe" });
  expect(input).toEqual({ search: "shoe", states: ["UPCOMING"], sort: "BEGINS", isDescending: false, page: 2 });
  expect(pricePlansAddress(shown)).toBe("/admin/price-plans?state=UPCOMING&search=shoe&sort=begins");
  expect(pricePlansAddress(shown, { filters: {} })).toBe("/admin/price-plans?sort=begins");
});

test("without a query, or with an invalid one, the list shows all plans, most recently changed first", () => {
  for (const query of ["", "state=NONE&sort=skus&page=0"]) {
    const { shown, input } = readPricePlans(new URLSearchParams(query));
    expect(input).toEqual({ search: "", states: [], sort: "CHANGED", isDescending: true, page: 1 });
    expect(pricePlansAddress(shown)).toBe("/admin/price-plans");
  }
});
