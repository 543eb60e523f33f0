import { expect, test } from "vitest";
import { opposite, wing, wings } from "./wing.ts";

const square = [
  [0, 0],
  [3, 0],
  [3, 2],
  [0, 2],
] as const;

test("a wing has a stud wherever a whole one fits, on its upper side", () => {
  const { pieces } = wing(square, 4, "sea");
  expect(pieces.map(({ at }) => at)).toEqual([
    [0, 5, 0],
    [0, 5, 1],
    [1, 5, 0],
    [1, 5, 1],
    [2, 5, 0],
    [2, 5, 1],
  ]);
});

test("no stud hangs over a slanted edge", () => {
  const triangle = [
    [0, 0],
    [2, 0],
    [0, 2],
  ] as const;
  expect(wing(triangle, 0, "sea").pieces.map(({ at }) => [at[0], at[2]])).toEqual([[0, 0]]);
});

test("the other wing is the mirror of the first", () => {
  expect(opposite(square)).toEqual([
    [0, -2],
    [3, -2],
    [3, -0],
    [0, -0],
  ]);
  expect(wings(square, 0, "sea").pieces).toHaveLength(12);
});
