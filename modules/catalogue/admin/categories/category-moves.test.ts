import { expect, test } from "vitest";
import { afterMove, destinationOf, destinationOfDrop, placesOf } from "./category-moves.ts";

const rows = [
  { code: "TOYS", parentCode: null, level: 1 },
  { code: "BRICKS", parentCode: "TOYS", level: 2 },
  { code: "SMALL", parentCode: "BRICKS", level: 3 },
  { code: "BALLS", parentCode: "TOYS", level: 2 },
  { code: "WEAR", parentCode: null, level: 1 },
];
const tree = placesOf(rows);

test("keys move a category among its siblings, into the one above and out of its parent", () => {
  expect(destinationOf(tree, "BALLS", "up")).toEqual({ parentCode: "TOYS", beforeCode: "BRICKS" });
  expect(destinationOf(tree, "BRICKS", "down")).toEqual({ parentCode: "TOYS", beforeCode: null });
  expect(destinationOf(tree, "BALLS", "in")).toEqual({ parentCode: "BRICKS", beforeCode: null });
  expect(destinationOf(tree, "BALLS", "out")).toEqual({ parentCode: null, beforeCode: "WEAR" });
  expect(destinationOf(tree, "TOYS", "up")).toBeNull();
  expect(destinationOf(tree, "WEAR", "down")).toBeNull();
  expect(destinationOf(tree, "WEAR", "out")).toBeNull();
});

test("a category with two levels below it cannot go into another", () => {
  const other = placesOf([rows[4] ?? rows[0], ...rows.slice(0, 4)].flatMap((row) => row ?? []));
  expect(destinationOf(other, "TOYS", "in")).toBeNull();
});

test("a drop goes before, into or after a row, never below itself or to a fourth level", () => {
  expect(destinationOfDrop(tree, "WEAR", { code: "BALLS", part: "before" })).toEqual({
    parentCode: "TOYS",
    beforeCode: "BALLS",
  });
  expect(destinationOfDrop(tree, "WEAR", { code: "BRICKS", part: "after" })).toEqual({
    parentCode: "TOYS",
    beforeCode: "BALLS",
  });
  expect(destinationOfDrop(tree, "WEAR", { code: "BALLS", part: "into" })).toEqual({
    parentCode: "BALLS",
    beforeCode: null,
  });
  expect(destinationOfDrop(tree, "TOYS", { code: "SMALL", part: "into" })).toBeNull();
  expect(destinationOfDrop(tree, "BRICKS", { code: "BALLS", part: "into" })).toBeNull();
  expect(destinationOfDrop(tree, "WEAR", { code: "WEAR", part: "before" })).toBeNull();
});

test("the list after a move has each category before those below it", () => {
  const moved = afterMove(rows, "BRICKS", { parentCode: null, beforeCode: "WEAR" });
  expect(moved.map(({ code, level }) => `${code} ${level}`)).toEqual([
    "TOYS 1",
    "BALLS 2",
    "BRICKS 1",
    "SMALL 2",
    "WEAR 1",
  ]);
});
