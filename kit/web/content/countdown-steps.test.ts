import fc from "fast-check";
import { expect, test } from "vitest";
import { clockFace, secondsLeft, spokenBetween } from "./countdown-steps.ts";

test.each([
  [0, "00:00"],
  [9, "00:09"],
  [65, "01:05"],
  [3_599, "59:59"],
  [3_600, "01:00:00"],
  [93_609, "26:00:09"],
])("%i seconds read %s", (seconds, face) => {
  expect(clockFace(seconds)).toBe(face);
});

test("a started second still counts, and time never goes below zero", () => {
  expect([secondsLeft(1_000, 0), secondsLeft(1_000, 1), secondsLeft(1_000, 1_000), secondsLeft(1_000, 9_000)]).toEqual([
    1, 1, 0, 0,
  ]);
});

test("a screen reader announces 60, 30, 10 and 0 and nothing else", () => {
  const announced: number[] = [];
  for (let left = 90; left > 0; left -= 1) {
    const mark = spokenBetween(left, left - 1);
    if (mark !== null) announced.push(mark);
  }
  expect(announced).toEqual([60, 30, 10, 0]);
});

test("after a suspend only the last mark is announced", () => {
  expect(spokenBetween(70, 5)).toBe(10);
  expect(spokenBetween(70, 0)).toBe(0);
});

test("without time passing nothing is announced", () => {
  fc.assert(
    fc.property(fc.nat(200), (left) => {
      expect(spokenBetween(left, left)).toBeNull();
    }),
  );
});
