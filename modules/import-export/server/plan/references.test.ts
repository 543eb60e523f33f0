import { expect, test } from "vitest";
import { applyChanges, type RecordState } from "#kit/core/fields/field-changes.ts";
import type { FileRecord } from "../formats/file-content.ts";
import { readShopify } from "../formats/shopify.ts";
import { tableOf } from "../testing/read-file.ts";
import { type KnownReferences, resolveReferences } from "./references.ts";

const known: KnownReferences = {
  brands: [{ code: "GWG", names: ["Gawang"] }],
  categories: [
    { code: "clothing", names: ["Clothing", "Pakaian"], path: ["clothing"] },
    { code: "sets", names: ["Building sets"], path: ["toys", "sets"] },
  ],
  attributes: [
    { code: "s_color", names: ["Colour", "Warna"], values: [{ code: "brick", names: ["Red", "Merah"] }] },
    { code: "s_size", names: ["Size"], values: [{ code: "S", names: ["S"] }] },
  ],
};
const stateOf = ({ assignments }: FileRecord): RecordState =>
  applyChanges(
    {},
    assignments.map(({ path, value }) => (value === undefined ? { path } : { path, after: value })),
  );

test("MI-02 names in an export are mapped to the shop's brands, categories and choices; missing ones are added", async () => {
  const { records } = readShopify(await tableOf("shopify-products.csv"), "en-US");
  const { records: resolved, added } = resolveReferences(records, known, true);
  expect(resolved.map(stateOf)).toMatchObject([
    {
      brandCode: "GWG",
      categoryCodes: ["activewear"],
      skus: {
        "GK-RED-S": { options: { s_color: "brick", s_size: "S" } },
        "GK-BLUE-S": { options: { s_color: "blue", s_size: "S" } },
      },
    },
    { brandCode: "GWG", categoryCodes: ["sets"] },
    { brandCode: "raket_tua" },
    { brandCode: "GWG" },
  ]);
  expect(added).toEqual({
    brands: [{ code: "raket_tua", name: "Raket Tua" }],
    categories: [
      { code: "apparel_accessories", name: "Apparel & Accessories", path: ["apparel_accessories"] },
      // A category of the same name has another path: the path decides.
      { code: "clothing_2", name: "Clothing", path: ["apparel_accessories", "clothing_2"] },
      { code: "activewear", name: "Activewear", path: ["apparel_accessories", "clothing_2", "activewear"] },
    ],
    attributes: [],
    values: [
      { attribute: "s_size", code: "m", name: "M" },
      { attribute: "s_color", code: "blue", name: "Blue" },
      { attribute: "s_size", code: "4", name: "4" },
    ],
  });
  expect(resolved[0]?.pictures.map(({ choice }) => choice)).toEqual([
    { name: "s_color", value: "brick" },
    null,
    { name: "s_color", value: "blue" },
  ]);
});

test("names in the shop's own files are looked up but never added: a misspelling creates no brand", () => {
  const cell = { row: 2, column: "brand" };
  const record: FileRecord = {
    id: "A",
    rows: [2],
    pictures: [],
    assignments: [
      { path: "brandCode", value: "gawang", refers: "brand", ...cell },
      { path: "categoryCodes", value: ["Pakaian", "Toys > Bricks"], refers: "category", ...cell },
      { path: "skus/A1/options", value: { Warna: "merah", Taste: "sweet" }, refers: "option", ...cell },
    ],
  };
  const { records, added } = resolveReferences([record], known, false);
  expect(records.map(stateOf)).toEqual([
    {
      brandCode: "GWG",
      categoryCodes: ["clothing", "Toys > Bricks"],
      skus: { A1: { options: { s_color: "brick", Taste: "sweet" } } },
    },
  ]);
  expect(added).toEqual({ brands: [], categories: [], attributes: [], values: [] });
});

test("names without Latin letters and names with the same letters get different codes", () => {
  const brand = (name: string): FileRecord => ({
    id: name,
    rows: [2],
    pictures: [],
    assignments: [{ path: "brandCode", value: name, refers: "brand", row: 2, column: "Vendor" }],
  });
  const { added } = resolveReferences(["积木", "木", "A B", "A-B", "a_b c"].map(brand), known, true);
  expect(added.brands.map(({ code }) => code)).toEqual(["x_1", "x_1_2", "a_b", "a_b_c"]);
});
