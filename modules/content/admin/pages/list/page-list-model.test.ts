import { expect, test } from "vitest";
import { pagesAddress, readPages } from "./page-list-model.ts";

test("an address is parsed for the page and the operation, and invalid values are dropped", () => {
  const { asked, shown, input } = readPages(new URLSearchParams("state=CHANGED&search= sale &sort=name&page=2"));
  expect(asked).toEqual({ state: "CHANGED", search: "sale" });
  expect(input).toEqual({ search: "sale", states: ["CHANGED"], sort: "name", isDescending: false, page: 2 });
  expect(pagesAddress(shown)).toBe("/admin/pages?state=CHANGED&search=sale&sort=name");
  expect(readPages(new URLSearchParams("state=LOST")).input).toMatchObject({ states: [], sort: "changed" });
});
