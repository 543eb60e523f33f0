import fc from "fast-check";
import { expect, test } from "vitest";
import { itemsOnPage, nextPage, wishlistItemModel } from "./wishlist-item.ts";

const sku = (skuCode: string, stock: number) => ({
  skuCode,
  orgCode: "W1",
  stock,
  salePrice: 90_000,
  shippingTime: null,
  channelSale: { qty: stock, soldQty: 0 },
});
const product = (...skuList: ReturnType<typeof sku>[]) => ({
  productCode: "P1",
  productName: "Ball",
  productPrice: 100_000,
  salePrice: 90_000,
  priceVaries: false,
  mediaLinkList: [],
  skuCode: "S1",
  ribbonInfo: null,
  brand: { brandName: "Lapangan" },
  saleAttributes: [],
  skuList,
});

test("D-62 an item shows the current price and the stock of all its variants", () => {
  const item = wishlistItemModel({ productCode: "P1", product: product(sku("S1", 2), sku("S2", 3)) });
  expect(item).toMatchObject({ code: "P1", stock: 5, sku: null, card: { price: 90_000, before: 100_000 } });
});

test("a product with one variant can be added to the cart directly", () => {
  const item = wishlistItemModel({ productCode: "P1", product: product(sku("S1", 4)) });
  expect(item.sku).toEqual({
    productCode: "P1",
    skuCode: "S1",
    orgCode: "W1",
    stock: 4,
    price: 90_000,
    name: "Ball",
    brand: "Lapangan",
  });
});

test("a product that is off sale stays on the list without a card", () => {
  expect(wishlistItemModel({ productCode: "P1", product: null })).toEqual({
    code: "P1",
    card: null,
    stock: 0,
    sku: null,
  });
});

test("each page includes those before it, up to the limit of the list", () => {
  expect([null, "2", "x", "-1", "99"].map(itemsOnPage)).toEqual([24, 48, 24, 24, 200]);
  expect([nextPage(24), nextPage(48)]).toEqual([2, 3]);
  fc.assert(
    fc.property(fc.string(), (page) => {
      expect(itemsOnPage(page)).toBeGreaterThanOrEqual(24);
      expect(itemsOnPage(page)).toBeLessThanOrEqual(200);
    }),
  );
});
