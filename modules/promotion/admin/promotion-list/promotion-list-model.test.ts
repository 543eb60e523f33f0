import { expect, test } from "vitest";
import { promotionsAddress, readPromotions } from "./promotion-list-model.ts";

test("an address is parsed for the page and the operation, and invalid values are dropped", () => {
  const query = new URLSearchParams("state=RUNNING&kind=lottery&search= pay &from=2026-11-18&until=soon&sort=begins");
  const { asked, shown, input } = readPromotions(query);
  expect(asked).toEqual({ state: "RUNNING", kind: "", search: "pay", from: "2026-11-18", until: "" });
  expect(input).toMatchObject({ states: ["RUNNING"], kinds: [], from: "2026-11-18", until: null, sort: "begins" });
  expect(input.isDescending).toBe(false);
  expect(promotionsAddress(shown)).toBe("/admin/promotions?state=RUNNING&search=pay&from=2026-11-18&sort=begins");
});

test("without a query the list shows all promotions, most recently changed first", () => {
  const { shown, input } = readPromotions(new URLSearchParams());
  expect(input).toMatchObject({ states: [], kinds: [], sort: "changed", isDescending: true, page: 1 });
  expect(promotionsAddress(shown)).toBe("/admin/promotions");
});
