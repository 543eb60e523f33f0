import { expect, test } from "vitest";
import { rupiah } from "#kit/core/rupiah.ts";
import { chosenOffer, leadingOffer, type Offer, offerOf, pricesVary } from "./offer.ts";
import { percentOff, ribbonFor } from "./ribbon.ts";

const noon = new Date("2026-11-18T05:00:00Z");

const sku = (code: string, price: number, salePrice = price) => ({
  code,
  number: code,
  extCode: code,
  barcode: code,
  options: {},
  price: rupiah(price),
  salePrice: rupiah(salePrice),
  sale: null,
  planned: [],
  shipsFrom: null,
  packed: { grams: 1, lengthMm: 1, widthMm: 1, heightMm: 1 },
});
const offer = (code: string, price: number, left: number, salePrice = price): Offer =>
  offerOf(sku(code, price, salePrice), { skuCode: code, sourceCode: "W", quantity: left, sold: 0 }, [], noon);

test("a card shows the cheapest product that can be bought", () => {
  expect(leadingOffer([offer("a", 300, 2), offer("b", 200, 0), offer("c", 250, 1)])?.code).toBe("c");
  expect(leadingOffer([offer("a", 300, 0), offer("b", 200, 0)])?.code).toBe("b");
  expect(leadingOffer([])).toBeNull();
});

test("a card's price is the lowest of several when others that can be bought cost more", () => {
  expect(pricesVary([offer("a", 300, 2), offer("b", 250, 1)])).toBe(true);
  expect(pricesVary([offer("a", 300, 0), offer("b", 250, 1), offer("c", 250, 4)])).toBe(false);
  expect(pricesVary([offer("a", 300, 0), offer("b", 250, 0)])).toBe(true);
  expect(pricesVary([offer("a", 300, 1, 250), offer("b", 250, 1)])).toBe(false);
  expect(pricesVary([])).toBe(false);
});

test("a page opens with the asked offer, else the first in stock, else the first", () => {
  const offers = [offer("a", 1, 0), offer("b", 1, 3), offer("c", 1, 2)];
  const bySku = (skuCode: string | null) => ({ skuCode, activityCode: null });
  expect(chosenOffer(offers, bySku("c"))?.code).toBe("c");
  expect(chosenOffer(offers, bySku("a"))?.code).toBe("b");
  expect(chosenOffer(offers.slice(0, 1), bySku(null))?.code).toBe("a");
  expect(chosenOffer([], bySku("a"))).toBeNull();
});

test("an SKU no warehouse holds is sold out", () => {
  expect(offerOf(sku("a", 100), undefined, [], noon).available).toBe(0);
});

test("LP-07 without a ribbon of its own a reduced product wears the discount ribbon", () => {
  expect(ribbonFor(offer("a", 1000, 1, 750), [])).toEqual({
    activityCode: null,
    activityName: null,
    text: "-25%",
    image: "/pictures/ribbons/discount.svg",
    position: "TOP_LEFT",
  });
  expect(ribbonFor(offer("a", 1000, 1), [])).toBeNull();
  expect(ribbonFor(null, [])).toBeNull();
});

test("the percentage on a ribbon is never more than the shopper gets", () => {
  expect(percentOff(offer("a", 1000, 1, 671))).toBe(32);
  expect(ribbonFor(offer("a", 1000, 1, 999), [])?.text).toBe("");
});
