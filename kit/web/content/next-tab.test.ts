import { expect, test } from "vitest";
import { nextTab } from "./next-tab.ts";

const keys = ["about", "size", "reviews"];

test.each([
  ["about", "ArrowRight", "size"],
  ["reviews", "ArrowRight", "about"],
  ["about", "ArrowLeft", "reviews"],
  ["reviews", "Home", "about"],
  ["about", "End", "reviews"],
  ["about", "Tab", null],
])("from %s the key %s leads to %s", (current, pressed, next) => {
  expect(nextTab(keys, current, pressed)).toBe(next);
});
