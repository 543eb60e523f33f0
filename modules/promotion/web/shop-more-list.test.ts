import { expect, test } from "vitest";
import { dialogAfterFailure, mayLoad, nextList, nothingYet, type ShopMoreEvent } from "./shop-more-list.ts";
import type { ShopMoreProduct } from "./shop-more-product.ts";

const product = (code: string) => ({ card: { code }, sku: null }) as unknown as ShopMoreProduct;
const page = (codes: readonly string[], more: boolean): ShopMoreEvent => ({
  type: "came",
  page: { products: codes.map(product), activity: null, total: 3, more },
});
const input: ShopMoreEvent = { type: "asked" };
const after = (...events: ShopMoreEvent[]) => events.reduce(nextList, nothingYet);
const codes = (events: ShopMoreEvent[]) => after(...events).products.map(({ card }) => card.code);

test("pages load in order, one at a time and none after the last", () => {
  expect(mayLoad(after(input))).toBe(false);
  expect(mayLoad(after(input, page(["A", "B"], true)))).toBe(true);
  expect(mayLoad(after(input, page(["A", "B"], true), input, page(["C"], false)))).toBe(false);
  expect(codes([input, page(["A", "B"], true), input, page(["C"], false)])).toEqual(["A", "B", "C"]);
});

test("a product that moved to the next page is shown once", () => {
  expect(codes([input, page(["A", "B"], true), input, page(["B", "C"], false)])).toEqual(["A", "B", "C"]);
});

test("PR-15 a failure ends the loading and keeps the loaded products; a page's dialog stays open for a retry, the cart's closes", () => {
  const list = after(input, page(["A"], true), input, { type: "failed" });
  expect(list.status).toBe("failed");
  expect(list.products).toHaveLength(1);
  expect(mayLoad(list)).toBe(true);
  expect(dialogAfterFailure).toEqual({ page: "stays", cart: "closes" });
});
