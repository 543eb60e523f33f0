import { expect, test } from "vitest";
import { markedSort, productSorts, productsAddress, readProducts } from "./product-list-model.ts";

const read = (address: string) => readProducts(new URL(address, "http://shop.test").searchParams);

test("MP-01 MF-08 the whole state of the list is in its address", () => {
  const address =
    "/admin/products?status=draft&search=red+ball&brand=LKH&category=RUN&minPrice=1000&stock=out&sort=-name&columns=code%2Cprice&page=3";
  const { shown, input } = read(address);
  expect(productsAddress(shown, { page: 3 })).toBe(address);
  expect(shown.columns).toEqual(["code", "price"]);
  expect(input).toEqual({
    search: "red ball",
    statuses: ["draft"],
    brandCode: "LKH",
    categoryCode: "RUN",
    minPrice: 1000,
    maxPrice: null,
    inStock: false,
    sort: "NAME",
    isReversed: true,
    page: 3,
  });
  expect(productsAddress(read("/admin/products").shown)).toBe("/admin/products");
});

test("nonsense in the address is ignored, and no page is behind the last", () => {
  const { asked, shown, input } = read("/admin/products?status=gone&minPrice=Rp1.000&stock=much&sort=SIZE&page=9999");
  expect(asked).toMatchObject({ status: "", minPrice: "1000", stock: "" });
  expect([shown.sort, shown.page, input.sort]).toEqual(["best", 400, null]);
});

test("MF-08 every sort of the list is one of the operation's; without a search the last change comes first", () => {
  for (const sort of productSorts) expect(read(`/admin/products?sort=${sort}`).input.sort).not.toBeNull();
  const [all, searched] = [read("/admin/products"), read("/admin/products?search=ball")];
  expect(markedSort(all.shown, all.asked)).toBe("-changed");
  expect(markedSort(searched.shown, searched.asked)).toBe("best");
});
