import fc from "fast-check";
import { expect, test } from "vitest";
import { nextPage, wishesOnPage, wishModel } from "./wish-model.ts";

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

test("D-62 a wish shows the price of now, and what is left of all its variants together", () => {
  const wish = wishModel({ productCode: "P1", product: product(sku("S1", 2), sku("S2", 3)) });
  expect(wish).toMatchObject({ code: "P1", stock: 5, sku: null, card: { price: 90_000, before: 100_000 } });
});

test("what comes in one variant can be bought at once", () => {
  const wish = wishModel({ productCode: "P1", product: product(sku("S1", 4)) });
  expect(wish.sku).toEqual({
    productCode: "P1",
    skuCode: "S1",
    orgCode: "W1",
    stock: 4,
    price: 90_000,
    name: "Ball",
    brand: "Lapangan",
  });
});

test("what is no longer sold stays on the list without a card", () => {
  expect(wishModel({ productCode: "P1", product: null })).toEqual({ code: "P1", card: null, stock: 0, sku: null });
});

test("each page shows all before it too, never more than a list can hold", () => {
  expect([null, "2", "x", "-1", "99"].map(wishesOnPage)).toEqual([24, 48, 24, 24, 200]);
  expect([nextPage(24), nextPage(48)]).toEqual([2, 3]);
  fc.assert(
    fc.property(fc.string(), (page) => {
      expect(wishesOnPage(page)).toBeGreaterThanOrEqual(24);
      expect(wishesOnPage(page)).toBeLessThanOrEqual(200);
    }),
  );
});
