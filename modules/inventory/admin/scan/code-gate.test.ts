import { expect, test } from "vitest";
import { codeGate } from "./code-gate.ts";

test("MS-04 a barcode that stays in the picture counts once, and again after it was away", () => {
  const gate = codeGate();
  const frames: [string[], number][] = [
    [["a"], 0],
    [["a"], 200],
    [["a", "b"], 400],
    [[], 600],
    [["a"], 900],
    [["a"], 1700],
    [["b", "b"], 5000],
  ];
  expect(frames.map(([codes, now]) => gate(codes, now))).toEqual([["a"], [], ["b"], [], [], ["a"], ["b"]]);
});
