import { expect, test } from "vitest";
import { textRuns } from "./text-runs.ts";

const faces = ["latin", "greek"] as const;
const draws = (face: string) => (point: number) =>
  face === "latin" ? point < 0x180 : point === 0x20 || (point >= 0x370 && point < 0x400);
const runs = (text: string) => textRuns(text, faces, draws).map(({ face, text: piece }) => `${face}:${piece}`);

test("text of one font stays one run", () => {
  expect(runs("Łódź, 12")).toEqual(["latin:Łódź, 12"]);
  expect(runs("")).toEqual([]);
});

test("a fallback font is used as long as it has glyphs, spaces included", () => {
  expect(runs("to αβ γ and")).toEqual(["latin:to ", "greek:αβ γ ", "latin:and"]);
});

test("combining characters are composed first", () => {
  expect(runs("e\u0301")).toEqual(["latin:é"]);
});

test("a character without a glyph becomes a question mark", () => {
  expect(runs("a中b")).toEqual(["latin:a?b"]);
});
