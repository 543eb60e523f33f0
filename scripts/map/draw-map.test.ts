import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { mapHeight, mapWidth } from "#modules/stores/contract/map-projection.ts";
import { drawMap } from "./draw-map.ts";

const committed = readFileSync(new URL("../../modules/stores/web/map/indonesia.svg", import.meta.url), "utf8");

test("the committed map equals the one drawn from the outlines, and is small", () => {
  expect(committed).toBe(drawMap());
  expect(gzipSync(committed).length).toBeLessThan(25_000);
});

test("every coast of Indonesia is inside the drawing", () => {
  const land = /id="land" d="([^"]*)"/.exec(committed)?.[1] ?? "";
  const numbers = [...land.matchAll(/-?[\d.]+/g)].map(([text]) => Number(text));
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  expect(numbers.length).toBeGreaterThan(1000);
  expect([
    Math.min(...xs) >= 0,
    Math.max(...xs) <= mapWidth,
    Math.min(...ys) >= 0,
    Math.max(...ys) <= mapHeight,
  ]).toEqual([true, true, true, true]);
});
