import * as v from "valibot";
import { expect, test } from "vitest";
import { bulkSchema } from "../../contract/bulk-actions.ts";
import { actionsInForm, bulkFields, bulkStatuses, verbsOf } from "../../contract/bulk-fields.ts";
import { brandFormat } from "../formats/brand-format.ts";
import { categoryFormat } from "../formats/category-format.ts";
import { productFormat } from "../formats/product-format.ts";
import { prepareActions } from "./bulk-changes.ts";

const sample = {
  amount: "10",
  text: "Sepatu",
  list: "bola",
  choice: "on sale",
  brand: "LKH",
  category: "BALLS",
  parent: "BALLS",
  day: "2026-12-31",
};

const formats = { product: productFormat, brand: brandFormat, category: categoryFormat };

test.each(Object.entries(formats))(
  "MI-08 every field the screen offers for a %s is a column, and every operation it offers fits the column",
  (type, format) => {
    for (const { key, kind } of bulkFields[type as keyof typeof formats]) {
      for (const action of verbsOf[kind]) {
        const value = sample[kind];
        const asked = {
          key: crypto.randomUUID(),
          type,
          ids: ["A"],
          actions: [{ action, column: key, value, find: "x" }],
        };
        const { actions } = v.parse(bulkSchema, asked);
        expect([key, action, prepareActions(format, actions).ok]).toEqual([key, action, true]);
      }
    }
  },
);

test("a product can be set to each state the screen offers", () => {
  for (const value of bulkStatuses)
    expect(prepareActions(productFormat, [{ action: "set", column: "status", value }]).ok).toBe(true);
});

test("MI-08 the rows of a form are parsed to changes; a row without a field is left out", () => {
  const form = new FormData();
  for (const [column, verb, value, find, roundTo] of [
    ["price", "percent", "-10", "", "1000"],
    ["", "set", "x", "", ""],
    ["name_en", "replace", "Shoe", "Boot", ""],
    ["sale_price", "clear", "", "", ""],
    ["grams", "set", "400", "", ""],
  ] as const) {
    form.append("column", column);
    form.append("verb", verb);
    form.append("value", value);
    form.append("find", find);
    form.append("roundTo", roundTo);
  }
  expect(actionsInForm(form)).toEqual([
    { action: "percent", column: "price", value: "-10", roundTo: 1000 },
    { action: "replace", column: "name_en", find: "Boot", value: "Shoe" },
    { action: "clear", column: "sale_price" },
    { action: "set", column: "grams", value: "400" },
  ]);
});
