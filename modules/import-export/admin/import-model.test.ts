import { expect, test } from "vitest";
import { asOutcome, pathText, valueText } from "./import-model.ts";

test("fields and values of a preview are shown as labels", () => {
  expect(pathText("skus/A~1B~0C/price")).toBe("skus › A/B~C › price");
  expect(valueText(null)).toBe("");
  expect(valueText(150_000)).toBe("150000");
  expect(valueText(["a", "b"])).toBe("a, b");
  expect(valueText({ price: 5, options: { s_color: "red" } })).toBe("price: 5 · options: s_color: red");
  expect(valueText("x".repeat(500))).toHaveLength(241);
});

test("an address with an unknown outcome shows all records", () => {
  expect(asOutcome("refused")).toBe("refused");
  expect(asOutcome("burnt")).toBeNull();
});
