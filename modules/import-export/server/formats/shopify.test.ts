import { expect, test } from "vitest";
import { applyChanges, type Json, type RecordState } from "#kit/core/fields/field-changes.ts";
import { tableOf } from "../testing/read-file.ts";
import type { FileRecord } from "./file-content.ts";
import { readShopify } from "./shopify.ts";

const { records, problems, stock, ignored } = readShopify(await tableOf("shopify-products.csv"), "en-US");
const record = (id: string): FileRecord => {
  const found = records.find((one) => one.id === id);
  if (!found) throw new Error(`no product ${id}`);
  return found;
};
const stateOf = ({ assignments }: FileRecord): RecordState =>
  applyChanges(
    {},
    assignments.map(({ path, value }) => (value === undefined ? { path } : { path, after: value })),
  );
const picture = (name: string) => `https://cdn.shopify.example/s/files/1/0001/${name}`;

test("MI-02 a Shopify product with variants, prices and choices is parsed from its rows", () => {
  const sku = (position: number, changes: { [field: string]: Json }) => ({ position, ...changes });
  expect(stateOf(record("goal-keeper-shirt"))).toEqual({
    names: { "en-US": "Goalkeeper Shirt “Tembok”" },
    descriptions: { "en-US": 'Stops everything, even "impossible" shots.\n\n• Quick-dry\n• Sizes S, M' },
    brandCode: "Gawang",
    categoryCodes: ["Apparel & Accessories > Clothing > Activewear"],
    searchWords: ["football", "goalkeeper", "new"],
    status: "onSale",
    skus: {
      "GK-RED-S": sku(0, {
        options: { Color: "Red", Size: "S" },
        barcode: "8991234567890",
        price: 299_000,
        salePrice: 249_000,
        cost: 121_500,
        grams: 180,
      }),
      "GK-RED-M": sku(1, { options: { Color: "Red", Size: "M" }, price: 299_000, salePrice: 249_000, grams: 190 }),
      "GK-BLUE-S": sku(2, { options: { Color: "Blue", Size: "S" }, price: 249_000, grams: 180 }),
      "goal-keeper-shirt-4": sku(3, { options: { Color: "Blue", Size: "M" }, price: 249_000, grams: 190 }),
    },
  });
});

test("MI-02 pictures are sorted by position, with their texts and the choice they show", () => {
  expect(record("goal-keeper-shirt").pictures.map(({ column: _column, ...rest }) => rest)).toEqual([
    { url: picture("shirt-front.jpg?v=1"), alt: "Red shirt, front", choice: { name: "Color", value: "Red" }, row: 2 },
    { url: picture("shirt-back.jpg?v=1"), alt: "Back", choice: null, row: 6 },
    { url: picture("shirt-blue.jpg?v=1"), alt: null, choice: { name: "Color", value: "Blue" }, row: 3 },
  ]);
});

test("MI-02 MI-09 a product without choices has one SKU; a missing price, a missing weight and a formula are read as they are", () => {
  expect(stateOf(record("brick-set-100"))).toEqual({
    names: { "en-US": "=SUM(A1:A9) Bricks" },
    brandCode: "Gawang",
    categoryCodes: ["Building Sets"],
    status: "draft",
    skus: { "BRICK-100": { position: 0 } },
  });
  expect(stateOf(record("old-racket"))).toMatchObject({
    status: "archived",
    descriptions: { "en-US": "Wood & gut." },
    skus: { "RACKET-OLD": { price: 99_000, grams: 350 } },
  });
});

test("MI-02 MI-03 rejected cells are reported by row and column: gift cards, a price as text, a duplicate SKU code", () => {
  expect(records.map(({ id }) => id)).toEqual(["goal-keeper-shirt", "brick-set-100", "old-racket", "broken-ball"]);
  expect(problems).toEqual([
    { row: 9, column: "Gift Card", problem: "UNSUPPORTED_TYPE", detail: "Gift card" },
    { row: 10, column: "Variant Price", problem: "NOT_A_NUMBER", detail: "call us" },
    { row: 11, column: "Variant SKU", problem: "DUPLICATE_IN_FILE", detail: "10" },
  ]);
});

test("MI-02 stock is read separately from products; oversold stock counts as zero", () => {
  expect(stock.map(({ item, quantity }) => [item, quantity])).toEqual([
    ["GK-RED-S", 12],
    ["GK-RED-M", 0],
    ["GK-BLUE-S", 0],
    ["goal-keeper-shirt-4", 5],
    ["BRICK-100", 40],
    ["RACKET-OLD", 1],
  ]);
  expect(ignored).toContain("SEO Title");
  expect(ignored).not.toContain("Variant Barcode");
});

test("MI-02 the column names of Shopify's newer template are accepted too", async () => {
  const newer = readShopify(await tableOf("shopify-new-template.csv"), "id-ID");
  expect(newer.problems).toEqual([]);
  expect(newer.records.map(stateOf)).toEqual([
    {
      names: { "id-ID": "Futsal Ball" },
      descriptions: { "id-ID": "Low bounce." },
      brandCode: "Gawang",
      categoryCodes: ["Sporting Goods > Athletics > Football"],
      status: "onSale",
      skus: { "FUTSAL-4": { position: 0, barcode: "8990000000017", price: 189_000, grams: 430 } },
    },
  ]);
  expect(newer.stock).toMatchObject([{ item: "FUTSAL-4", quantity: 7 }]);
});
