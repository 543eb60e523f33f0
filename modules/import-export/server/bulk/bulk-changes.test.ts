import fc from "fast-check";
import { expect, test } from "vitest";
import type { RecordState } from "#kit/core/fields/field-changes.ts";
import type { BulkAction } from "../../contract/bulk-actions.ts";
import { productFormat } from "../formats/product-format.ts";
import { planRecords } from "../plan/plan-records.ts";
import { bulkRecord, prepareActions } from "./bulk-changes.ts";

const ball: RecordState = {
  status: "draft",
  names: { "en-US": "Old Ball, old price" },
  searchWords: ["ball", "old"],
  skus: { A: { price: 199_000, grams: 400 }, B: { price: 10_050 }, C: { grams: 5 } },
};

/** The values of the fields the actions change, after the change. */
function changed(state: RecordState, ...actions: BulkAction[]): unknown {
  const prepared = prepareActions(productFormat, actions);
  if (!prepared.ok) return prepared.error;
  const record = bulkRecord(productFormat, "BALL", state, prepared.value);
  const current = new Map([["BALL", { version: 1, state }]]);
  const [plan] = planRecords([record], current, { items: ["skus"] });
  return Object.fromEntries(plan?.changes.map(({ path, after }) => [path, after]) ?? []);
}

test("MI-08 a field is set or cleared in every selected record and every SKU", () => {
  expect(changed(ball, { action: "set", column: "status", value: "hidden" })).toEqual({ status: "hidden" });
  expect(changed(ball, { action: "set", column: "price", value: "Rp 150.000" })).toEqual({
    "skus/A/price": 150_000,
    "skus/B/price": 150_000,
    "skus/C/price": 150_000,
  });
  expect(changed(ball, { action: "clear", column: "grams" })).toEqual({
    "skus/A/grams": undefined,
    "skus/C/grams": undefined,
  });
});

test("MI-08 amounts change by a number or by percent, rounded; empty amounts stay empty", () => {
  expect(changed(ball, { action: "add", column: "price", value: "-1.000" })).toEqual({
    "skus/A/price": 198_000,
    "skus/B/price": 9_050,
  });
  expect(changed(ball, { action: "percent", column: "price", value: "10" })).toEqual({
    "skus/A/price": 218_900,
    "skus/B/price": 11_055,
  });
  expect(changed(ball, { action: "percent", column: "price", value: "-12,5 %", roundTo: 500 })).toEqual({
    "skus/A/price": 174_000,
    "skus/B/price": 9_000,
  });
});

test("MI-08 values are added to texts and lists, and replaced in them", () => {
  expect(changed(ball, { action: "replace", column: "name_en", find: "ld", value: "LD" })).toEqual({
    "names/en-US": "OLD Ball, oLD price",
  });
  expect(changed(ball, { action: "replace", column: "search_words", find: "old", value: "new" })).toEqual({
    searchWords: ["ball", "new"],
  });
  expect(changed(ball, { action: "add", column: "search_words", value: "ball, round" })).toEqual({
    searchWords: ["ball", "old", "round"],
  });
  expect(changed(ball, { action: "add", column: "name_en", value: "(2026)" })).toEqual({
    "names/en-US": "Old Ball, old price (2026)",
  });
});

test("MI-08 several actions are applied in order", () => {
  expect(
    changed(
      ball,
      { action: "percent", column: "price", value: "100" },
      { action: "add", column: "price", value: "1" },
      { action: "replace", column: "name_en", find: "Old Ball, old price", value: "" },
    ),
  ).toEqual({ "names/en-US": undefined, "skus/A/price": 398_001, "skus/B/price": 20_101 });
});

test.each([
  [{ action: "set", column: "price", value: "cheap" }, "NOT_A_NUMBER"],
  [{ action: "set", column: "status", value: "gone" }, "NOT_A_CHOICE"],
  [{ action: "percent", column: "name_en", value: "10" }, "NOT_POSSIBLE"],
  [{ action: "percent", column: "price", value: "-100" }, "NOT_POSSIBLE"],
  [{ action: "add", column: "status", value: "draft" }, "NOT_POSSIBLE"],
  [{ action: "replace", column: "price", find: "1", value: "2" }, "NOT_POSSIBLE"],
  [{ action: "clear", column: "password" }, "UNKNOWN_COLUMN"],
] as const)("MI-08 an invalid action is refused before the preview: %o", (action, problem) => {
  expect(changed(ball, action)).toEqual({ code: "INVALID_ACTION", column: action.column, problem });
});

test("MI-08 a percentage never reduces an amount to zero, and is exact where the result is an integer", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), fc.integer({ min: -99, max: 400 }), (price, percent) => {
      const state = { skus: { A: { price } } };
      const after = changed(state, { action: "percent", column: "price", value: String(percent) }) as {
        [path: string]: number;
      };
      const expected = Math.max(Math.round((price * (100 + percent)) / 100), 1);
      expect(after["skus/A/price"] ?? price).toBe(expected);
    }),
  );
});
