import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Choosable, isOwnQuery, requestedSku, shownSku, skuWith, valueState } from "./choice.ts";
import { skuQuery } from "./sku-query.ts";

const sku = (colour: string, size: string, stock = 5): Choosable => ({
  code: `${colour}-${size}`,
  options: { s_color: colour, s_size: size },
  stock,
  flashSale: null,
});
const activities = [
  { activityCode: "FS1", activityType: "CAMPAIGN" },
  { activityCode: "TIER1", activityType: "TIER" },
];
const red40 = sku("red", "40", 0);
const red42 = sku("red", "42");
const blue40 = sku("blue", "40");
const skus = [red40, red42, blue40, sku("green", "44")];
const requested = (skuCode: string | null, showSoldOut = false) => ({ skuCode, showSoldOut, activityCode: null });

describe("the SKU a page shows", () => {
  test("PD-25 the one the address names, if it can be bought", () => {
    expect(shownSku(skus, requested("blue-40"))).toBe(blue40);
  });

  test("PD-25 else the first in stock, else the first", () => {
    expect(shownSku(skus, requested("red-40"))).toBe(red42);
    expect(shownSku(skus, requested("nobody"))).toBe(red42);
    expect(shownSku(skus, requested(null))).toBe(red42);
    expect(shownSku([red40], requested(null))).toBe(red40);
    expect(shownSku([], requested("red-40"))).toBeNull();
  });

  test("a sold-out one that was chosen on purpose", () => {
    expect(shownSku(skus, requested("red-40", true))).toBe(red40);
  });
});

describe("choosing a value", () => {
  test("PD-17 keeps everything else, also when that is sold out", () => {
    expect(skuWith(skus, blue40, "s_color", "red")).toBe(red40);
    expect(skuWith(skus, red40, "s_size", "42")).toBe(red42);
  });

  test("goes to the nearest where the values do not exist together, rather one in stock", () => {
    expect(skuWith(skus, blue40, "s_size", "42")).toBe(red42);
    const twoReds = [blue40, sku("red", "41", 0), sku("red", "43")];
    expect(skuWith(twoReds, blue40, "s_color", "red").code).toBe("red-43");
  });

  test("each value shows its availability with the rest of the choice", () => {
    expect(valueState(skus, blue40, "s_color", "red")).toBe("soldOut");
    expect(valueState(skus, red40, "s_size", "42")).toBe("available");
    expect(valueState(skus, blue40, "s_size", "44")).toBe("apart");
  });

  const anySkus = fc
    .uniqueArray(
      fc.record({
        colour: fc.constantFrom("red", "blue", "green"),
        size: fc.constantFrom("S", "M", "L", "XL"),
        stock: fc.constantFrom(0, 0, 1, 9),
      }),
      { minLength: 1, maxLength: 12, selector: ({ colour, size }) => `${colour}-${size}` },
    )
    .map((drafts) => drafts.map(({ colour, size, stock }) => sku(colour, size, stock)));
  const clicks = fc.array(fc.tuple(fc.constantFrom("s_color", "s_size"), fc.nat()), { maxLength: 20 });

  test("PD-17 any sequence of clicks leaves an SKU of the product that has the value clicked last", () => {
    fc.assert(
      fc.property(anySkus, clicks, (all, sequence) => {
        let current = shownSku(all, requested(null));
        for (const [attribute, nth] of sequence) {
          if (!current) throw new Error("nothing chosen");
          const values = [...new Set(all.map(({ options }) => options[attribute] ?? ""))];
          const value = values[nth % values.length] ?? "";
          current = skuWith(all, current, attribute, value);
          expect(all).toContain(current);
          expect(current.options[attribute]).toBe(value);
          // The address brings the same SKU back, in stock or not.
          expect(shownSku(all, requestedSku(new URLSearchParams(skuQuery(current)), []))).toBe(current);
        }
      }),
    );
  });
});

describe("1A-16 PD-25 an address that names a promotion", () => {
  const flash = { ...sku("green", "44"), flashSale: { activityCode: "FS1" } };
  const all = [red40, red42, blue40, flash];
  const shown = (query: string) => shownSku(all, requestedSku(new URLSearchParams(query), activities))?.code;
  test.each([
    ["?activityCode=FS1", "green-44"],
    ["?activityType=CAMPAIGN", "green-44"],
    ["?activityCode=FS1&activityType=CAMPAIGN", "green-44"],
    ["?activityCode=FS1&activityType=TIER", "red-42"],
    ["?activityCode=TIER1", "red-42"],
    ["?activityCode=FS1&skuCode=blue-40", "blue-40"],
    ["?activityCode=NOPE", "red-42"],
    ["", "red-42"],
  ])("%s opens with %s", (query, code) => expect(shown(query)).toBe(code));
  test("does not open with a sold out SKU", () => {
    const gone = { ...flash, stock: 0 };
    expect(shownSku([red42, gone], requestedSku(new URLSearchParams("?activityCode=FS1"), activities))).toBe(red42);
  });
});

test("a generated address is distinguished from an arbitrary one", () => {
  const own = (query: string) => isOwnQuery(skus, activities, new URLSearchParams(query));
  expect(
    ["", "?skuCode=red-42", "?skuCode=red-40&soldOut=show", "?activityCode=FS1", "?activityType=TIER"].map(own),
  ).toEqual([true, true, true, true, true]);
  expect(
    [
      "?skuCode=zzz",
      "?skuCode=red-42&skuCode=blue-40",
      "?soldOut=show",
      "?skuCode=red-40&soldOut=1",
      "?skuCode=red-40&soldOut=show&soldOut=show",
      "?activityCode=NOPE",
      "?activityCode=FS1&activityType=TIER",
      "?activityCode=FS1&activityCode=FS1",
    ].map(own),
  ).toEqual(Array(8).fill(false));
});
