import { expect, test } from "vitest";
import { applyChanges, type RecordState } from "#kit/core/fields/field-changes.ts";
import { tableOf } from "../testing/read-file.ts";
import type { FileRecord } from "./file-content.ts";
import { momentOfDay, readDay } from "./read-day.ts";
import { readWooCommerce } from "./woocommerce.ts";

const { records, problems, stock } = readWooCommerce(await tableOf("woocommerce-products.csv"), "en-US");
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
const upload = (name: string) => `https://toko.example/wp-content/uploads/2026/01/${name}`;

test("MI-02 a variable product is assembled from its row and its variations, in any order", () => {
  expect(stateOf(record("woo-hoodie"))).toEqual({
    names: { "en-US": "Hoodie" },
    descriptions: { "en-US": "Warm.\n\nWarm & soft.\n\nTwo colours." },
    brandCode: "Gawang",
    categoryCodes: ["Clothing > Hoodies", "Sale, last pieces"],
    searchWords: ["warm", "winter"],
    status: "onSale",
    skus: {
      "hoodie-green-l": {
        position: 0,
        options: { Color: "Green", Ukuran: "L" },
        price: 450_000,
        grams: 600,
        box: [300, 255, 80],
      },
      "woo-hoodie-2": {
        position: 1,
        options: { Color: "Blue", Ukuran: "XL" },
        price: 450_000,
        salePrice: 399_000,
        saleFrom: "2026-11-30T17:00:00.000Z",
        saleUntil: "2026-12-31T17:00:00.000Z",
        grams: 550,
        box: [300, 255, 80],
      },
    },
  });
  expect(record("woo-hoodie").pictures.map(({ url, choice }) => [url, choice?.value ?? null])).toEqual([
    [upload("hoodie.jpg"), null],
    [upload("hoodie-back.jpg"), null],
    [upload("hoodie-green.jpg"), "Green"],
  ]);
});

test("MI-02 a simple product is one SKU; attributes that no variation uses become facts", () => {
  expect(stateOf(record("woo-ball"))).toEqual({
    names: { "en-US": "Ball" },
    descriptions: { "en-US": "Round." },
    categoryCodes: ["Balls"],
    status: "hidden",
    facts: [{ code: "material", names: { "en-US": "Material" }, values: { "en-US": "Rubber, Leather" } }],
    skus: { "woo-ball": { position: 0, barcode: "8990000000024", price: 150_000, grams: 430, box: [220, 220, 220] } },
  });
});

test("MI-02 MI-03 rejected cells are reported by row and column", () => {
  expect(records.map(({ id }) => id)).toEqual(["woo-hoodie", "woo-ball", "any-cap"]);
  expect(problems).toEqual([
    { row: 6, column: "Type", problem: "UNSUPPORTED_TYPE", detail: "downloadable" },
    { row: 7, column: "Parent", problem: "PARENT_MISSING", detail: "id:999" },
    { row: 9, column: "Attribute 1 value(s)", problem: "ANY_VALUE", detail: "Color" },
  ]);
  expect(stock.map(({ item, quantity }) => [item, quantity])).toEqual([
    ["hoodie-green-l", 8],
    ["woo-ball", 20],
  ]);
});

test("days are parsed in all formats that files use", () => {
  expect(["2026-12-01", "2026-12-01 00:00:00", "1/12/2026", "01.12.2026"].map(readDay)).toEqual(
    Array(4).fill("2026-12-01"),
  );
  expect(["2026-02-30", "12/31/2026", "soon", ""].map(readDay)).toEqual(Array(4).fill(null));
  expect(momentOfDay("2026-12-31", 1)).toBe("2026-12-31T17:00:00.000Z");
});
