import fc from "fast-check";
import { expect, test } from "vitest";
import { choiceOf } from "../product-rules.ts";
import { attributesOf, buildMatrix, combinations, type MatrixAttribute } from "./sku-matrix.ts";

const colours = { code: "s_color", values: ["red", "blue"] };
const sizes = { code: "s_size", values: ["EU 40", "EU 42", "EU 44"] };

test("the matrix has one SKU for each combination; new ones begin with price and weight of the first", () => {
  const { skus, added, removed } = buildMatrix("LKH1", { OLD: { price: 900, grams: 5, barcode: "1", position: 0 } }, [
    colours,
    sizes,
  ]);
  expect(Object.keys(skus)).toEqual([
    "OLD",
    "LKH1-RED-EU42",
    "LKH1-RED-EU44",
    "LKH1-BLUE-EU40",
    "LKH1-BLUE-EU42",
    "LKH1-BLUE-EU44",
  ]);
  expect(skus.OLD).toEqual({
    price: 900,
    grams: 5,
    barcode: "1",
    options: { s_color: "red", s_size: "EU 40" },
    position: 0,
  });
  expect(skus["LKH1-BLUE-EU44"]).toEqual({
    price: 900,
    grams: 5,
    options: { s_color: "blue", s_size: "EU 44" },
    position: 5,
  });
  expect([added.length, removed]).toEqual([5, []]);
});

test("a value that goes takes its SKUs along, an attribute that goes leaves one SKU for each other combination", () => {
  const { skus } = buildMatrix("P", {}, [colours, sizes]);
  const fewer = buildMatrix("P", skus, [colours, { ...sizes, values: ["EU 42"] }]);
  expect(Object.keys(fewer.skus)).toEqual(["P-RED-EU42", "P-BLUE-EU42"]);
  expect(fewer.removed).toHaveLength(4);
  const single = buildMatrix("P", skus, []);
  expect(single.skus).toEqual({ "P-RED-EU40": { position: 0 } });
  expect(attributesOf(skus)).toEqual([colours, sizes]);
});

test("codes are unique, every combination is there once, and building again changes nothing", () => {
  const attribute = (code: string): fc.Arbitrary<MatrixAttribute> =>
    fc
      .uniqueArray(fc.constantFrom("a", "A", "b/c", "bc", "é", "ß", "2"), { minLength: 1, maxLength: 4 })
      .map((values) => ({ code, values }));
  fc.assert(
    fc.property(fc.tuple(attribute("x"), attribute("y")), fc.tuple(attribute("y"), attribute("z")), (first, second) => {
      const before = buildMatrix("P", {}, first).skus;
      const { skus, added, removed } = buildMatrix("P", before, second);
      const wanted = combinations(second).map((options) => choiceOf({ options }));
      expect(Object.values(skus).map(choiceOf)).toEqual(wanted);
      expect(new Set([...added, ...Object.keys(before)]).size).toBe(added.length + Object.keys(before).length);
      expect(removed.every((code) => !(code in skus))).toBe(true);
      expect(buildMatrix("P", skus, second)).toEqual({ skus, added: [], removed: [] });
    }),
  );
});
