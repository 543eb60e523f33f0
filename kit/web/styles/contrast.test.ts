import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { shapePairs, textPairs } from "./colour-pairs.ts";
import { contrast } from "./contrast.ts";

const palette = readFileSync(new URL("./palette.css", import.meta.url), "utf8");
const [light = "", dark = ""] = palette.split(":root,\n[data-theme] {");

function colours(css: string): Record<string, string> {
  return Object.fromEntries([...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]));
}

describe.each([
  ["light", colours(light)],
  ["dark", colours(dark)],
] as const)("the %s theme", (_, theme) => {
  const ratio = (pair: readonly string[]) => contrast(theme[pair[0] ?? ""] ?? "", theme[pair[1] ?? ""] ?? "");

  test.each(textPairs)("reads %s on %s at 4.5 to 1 or better", (...pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapePairs)("shows %s on %s at 3 to 1 or better", (...pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(3);
  });

  test("shows a white focus ring on the court green ground", () => {
    expect(contrast("#ffffff", theme.court ?? "")).toBeGreaterThanOrEqual(3);
  });
});

test("both themes name the same colours", () => {
  expect(Object.keys(colours(light)).length).toBeGreaterThan(30);
  expect(Object.keys(colours(dark))).toEqual(Object.keys(colours(light)));
});

test("black on white is 21 to 1, a colour on itself 1 to 1", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#b8321d", "#b8321d")).toBe(1);
});
