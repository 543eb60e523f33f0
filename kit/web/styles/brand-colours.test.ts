import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { brandColoursOf, brandFileName, usualColours } from "../../core/brand-file-name.ts";
import { brandPalette, brandStylesheet } from "./brand-colours.ts";
import { shapePairs, textPairs } from "./colour-pairs.ts";
import { contrast } from "./contrast.ts";

const css = readFileSync(new URL("./palette.css", import.meta.url), "utf8");
const [light = "", dark = ""] = css.split(":root,\n[data-theme] {");
const coloursIn = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]));
const palettes = { light: coloursIn(light), dark: coloursIn(dark) };

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const extremes = ["#000000", "#ffffff", "#ffff00", "#0000ff", "#00ff00", "#ff0000", "#808080"];
const chosen = fc.option(fc.oneof(colour, fc.constantFrom(...extremes)));
const anyColours = fc.record({ action: chosen, ground: chosen });

test("whatever colours a shop chooses, every text on them is read at 4.5 to 1 and every control seen at 3 to 1, in both themes", () => {
  fc.assert(
    fc.property(anyColours, (colours) => {
      for (const theme of ["light", "dark"] as const) {
        const all: Record<string, string> = { ...palettes[theme], ...brandPalette(colours, theme) };
        const ratio = ([one = "", other = ""]: readonly string[]) => contrast(all[one] ?? "", all[other] ?? "");
        const failed = [
          ...textPairs.filter((pair) => ratio(pair) < 4.5),
          ...shapePairs.filter((pair) => ratio(pair) < 3),
        ].map((pair) => `${theme} ${pair.join(" on ")}`);
        expect(failed).toEqual([]);
      }
    }),
    { numRuns: 500 },
  );
});

test("a colour that is dark enough is used as it is", () => {
  const shop = { action: "#1d4ed8", ground: "#4c1d95" };
  expect(brandPalette(shop, "light")).toMatchObject({ brick: "#1d4ed8", court: "#4c1d95" });
});

test("the usual colours are those of palette.css, and choosing one role leaves the other as it is", () => {
  expect(usualColours).toEqual({ action: palettes.light.brick, ground: palettes.light.court });
  const names = Object.keys({
    ...brandPalette({ action: "#1d4ed8", ground: null }, "light"),
    ...brandPalette({ action: "#1d4ed8", ground: null }, "dark"),
  });
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !/^(?:on-)?brick/.test(name))).toEqual([]);
  expect(Object.keys(brandPalette({ action: null, ground: "#4c1d95" }, "light"))).not.toContain("brick");
});

test("the stylesheet's address carries the colours, and nothing else is an address of one", () => {
  fc.assert(
    fc.property(anyColours, (colours) => {
      expect(brandColoursOf(brandFileName(colours))).toEqual(colours);
    }),
  );
  for (const wrong of ["", "1d4ed8.css", "1d4ed8-4c1d95", "1D4ED8-4c1d95.css", "../x-4c1d95.css", "usual.css"])
    expect(brandColoursOf(wrong)).toBeNull();
});

test("the stylesheet sets every colour of both roles in both themes, and nothing that palette.css does not know", () => {
  const text = brandStylesheet({ action: "#1d4ed8", ground: "#4c1d95" });
  const names = new Set([...text.matchAll(/--([\w-]+):/g)].map(([, name]) => name ?? ""));
  const roles = Object.keys(palettes.light).filter((name) => /^(?:on-)?(?:brick|court)/.test(name));
  expect([...names].sort()).toEqual(roles.sort());
});
