import { expect, test } from "vitest";
import { textRuns } from "./text-runs.ts";

const faces = ["latin", "greek"] as const;
const draws = (face: string) => (point: number) =>
  face === "latin" ? point < 0x180 : point === 0x20 || (point >= 0x370 && point < 0x400);
const runs = (text: string) => textRuns(text, faces, draws).map(({ face, text: piece }) => `${face}:${piece}`);

test("what one typeface can draw stays in one piece", () => {
  expect(runs("Łódź, 12")).toEqual(["latin:Łódź, 12"]);
  expect(runs("")).toEqual([]);
});

test("another typeface steps in for as long as it can, spaces included", () => {
  expect(runs("to αβ γ and")).toEqual(["latin:to ", "greek:αβ γ ", "latin:and"]);
});

test("a letter in two parts is put together first", () => {
  expect(runs("e\u0301")).toEqual(["latin:é"]);
});

test("what nobody can draw is a question mark, not a hole", () => {
  expect(runs("a中b")).toEqual(["latin:a?b"]);
});
