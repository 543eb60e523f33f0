import { expect, test } from "vitest";
import { toggled } from "./picked-media.ts";

const [a, b, c] = ["a", "b", "c"].map((id) => ({ id })) as [{ id: string }, { id: string }, { id: string }];

test("MM-01 several files are selected in click order, and a second click deselects one", () => {
  const chosen = [b, a, c, a].reduce<readonly { id: string }[]>((list, item) => toggled(list, item, true), []);
  expect(chosen).toEqual([b, c]);
});

test("MM-01 in a single choice the last click counts", () => {
  expect(toggled(toggled([], a, false), b, false)).toEqual([b]);
  expect(toggled([b], b, false)).toEqual([]);
});
