import { expect, test } from "vitest";
import { publishedAreas } from "./area-list.ts";

test("D-45 the list has 38 provinces, 514 cities and regencies, and all districts, each with an existing parent", async () => {
  const areas = await publishedAreas.read();
  const codes = new Set(areas.map(({ code }) => code));
  const ofLength = (length: number) => [...codes].filter((code) => code.length === length);
  expect([ofLength(2).length, ofLength(5).length, ofLength(8).length]).toEqual([38, 514, 7285]);
  expect(areas.length).toBe(38 + 514 + 7285);
  expect([...codes].filter((code) => code.length > 2 && !codes.has(code.slice(0, -3)))).toEqual([]);
  expect(areas.filter(({ name }) => name.trim() === "")).toEqual([]);
});
