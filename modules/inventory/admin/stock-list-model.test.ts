import { expect, test } from "vitest";
import { readStock, stockAddress } from "./stock-list-model.ts";

const read = (address: string) => readStock(new URL(address, "http://shop.test").searchParams);

test("MF-08 view, place, search, sort and columns of the list of stock are in its address, and nothing that is as usual", () => {
  const address = "/admin/stock?view=low&sourceCode=WH01&search=ball&sort=-sellable&columns=place%2Csellable%2Cshelf";
  const { asked, shown, input } = read(address);
  expect(asked).toEqual({ view: "low", sourceCode: "WH01", search: "ball" });
  expect(shown.columns).toEqual(["place", "sellable", "shelf"]);
  expect(input).toEqual({ ...asked, sort: "sellable", isDescending: true });
  expect(stockAddress(shown)).toBe(address);
  expect(stockAddress(shown, { page: 3 })).toBe(`${address}&page=3`);
  expect(stockAddress(read("/admin/stock?view=all&sort=sku&sort=nonsense").shown)).toBe("/admin/stock");
});
