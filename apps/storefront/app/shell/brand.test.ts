import { expect, test } from "vitest";
import { brandStylesheetPath, browserBarColour } from "./brand.ts";

test("a shop without colours of its own loads no stylesheet, one with a single colour keeps the other", () => {
  expect(brandStylesheetPath({ actionColour: null, groundColour: null })).toBeNull();
  expect(brandStylesheetPath({ actionColour: "#1d4ed8", groundColour: null })).toBe("/colours/1d4ed8-0f5943.css");
  expect(brandStylesheetPath({ actionColour: null, groundColour: "#4c1d95" })).toBe("/colours/b8321d-4c1d95.css");
  expect(browserBarColour({ actionColour: "#1d4ed8", groundColour: null })).toBe("#0f5943");
  expect(browserBarColour({ actionColour: null, groundColour: "#4c1d95" })).toBe("#4c1d95");
});
