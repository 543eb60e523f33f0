import { expect, test } from "vitest";
import { toggled } from "./picked-media.ts";

const [a, b, c] = ["a", "b", "c"].map((id) => ({ id })) as [{ id: string }, { id: string }, { id: string }];

test("MM-01 many files are chosen in the order of their presses, and a second press takes one back", () => {
  const chosen = [b, a, c, a].reduce<readonly { id: string }[]>((list, item) => toggled(list, item, true), []);
  expect(chosen).toEqual([b, c]);
});

test("MM-01 of a single choice the last press counts", () => {
  expect(toggled(toggled([], a, false), b, false)).toEqual([b]);
  expect(toggled([b], b, false)).toEqual([]);
});
