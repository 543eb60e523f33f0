import { expect, test } from "vitest";
import { cardModel, isSoldOut } from "./card-model.ts";
import type { ProductCardFields } from "./product-card.graphql.gen.ts";

const card: ProductCardFields = {
  productCode: "LKH1",
  productName: "Road Runner",
  skuCode: "LKH1-blue-40",
  productPrice: 900_000,
  salePrice: 675_000,
  priceVaries: false,
  mediaLinkList: ["/pictures/products/lkh1-blue-1.webp?v=1"],
  ribbonInfo: { ribbonText: "-25%", ribbonImage: "/pictures/ribbons/discount.svg", ribbonPosition: "TOP_LEFT" },
  brand: { brandName: "Langkah" },
  saleAttributes: [
    {
      attrCode: "s_color",
      attrValue: [
        { valueName: "Red", swatch: "#b92b18" },
        { valueName: "Blue", swatch: "#2b6c9c" },
      ],
    },
  ],
  skuList: [{ shippingTime: null, channelSale: { qty: 3, soldQty: 1 } }],
};

test("1A-10 1A-16 LP-05 a card leads to /pdp/{name-slug}/{productCode}, to the SKU whose price it shows", () => {
  expect(cardModel(card).path).toBe("/pdp/Road-Runner/LKH1?skuCode=LKH1-blue-40");
  const soldOut = { ...card, skuList: [{ shippingTime: null, channelSale: { qty: 3, soldQty: 3 } }] };
  expect(cardModel(soldOut).path).toBe("/pdp/Road-Runner/LKH1?skuCode=LKH1-blue-40&soldOut=show");
  expect(cardModel({ ...card, skuCode: null }).path).toBe("/pdp/Road-Runner/LKH1");
});

test("LP-08 a product is sold out when every SKU has soldQty >= qty", () => {
  const sku = (qty: number, soldQty: number) => ({ channelSale: { qty, soldQty } });
  expect(isSoldOut([sku(2, 2), sku(1, 5), sku(0, 0)])).toBe(true);
  expect(isSoldOut([sku(2, 2), sku(3, 2)])).toBe(false);
});

test("a previous price is shown only when it was higher", () => {
  expect(cardModel(card)).toMatchObject({ price: 675_000, before: 900_000 });
  expect(cardModel({ ...card, productPrice: 675_000 }).before).toBeNull();
});

test("colours are shown when there is a choice", () => {
  expect(cardModel(card).swatches).toEqual([
    { name: "Red", colour: "#b92b18" },
    { name: "Blue", colour: "#2b6c9c" },
  ]);
  const [colours] = card.saleAttributes;
  const one = { attrCode: "s_color", attrValue: colours?.attrValue.slice(0, 1) ?? [] };
  expect(cardModel({ ...card, saleAttributes: [one] }).swatches).toEqual([]);
});

test("a product whose SKUs are all pre-orders is a pre-order", () => {
  const later = { shippingTime: "2027-01-15", channelSale: { qty: 3, soldQty: 0 } };
  expect(cardModel({ ...card, skuList: [later] }).preOrder).toBe(true);
  expect(cardModel({ ...card, skuList: [later, ...card.skuList] }).preOrder).toBe(false);
});
