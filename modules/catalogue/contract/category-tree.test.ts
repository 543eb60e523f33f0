import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type CategoryPlace,
  childrenOf,
  deepestLevel,
  moveProblem,
  pathTo,
  placeProblem,
  placesAfterMove,
} from "./category-tree.ts";

const place = (code: string, parentCode: string | null, position = 0): CategoryPlace => ({
  code,
  parentCode,
  position,
});
const tree = [
  place("TOYS", null, 0),
  place("WEAR", null, 1),
  place("BRICKS", "TOYS", 0),
  place("BALLS", "TOYS", 1),
  place("SMALL", "BRICKS", 0),
];

test("a category stands under another unless that makes a circle or a fourth level, or the other is missing", () => {
  expect(moveProblem(tree, "BALLS", null)).toBeNull();
  expect(moveProblem(tree, "BALLS", "WEAR")).toBeNull();
  expect(moveProblem(tree, "TOYS", "BRICKS")).toBe("circle");
  expect(moveProblem(tree, "TOYS", "TOYS")).toBe("circle");
  expect(moveProblem(tree, "BRICKS", "BALLS")).toBe("tooDeep");
  expect(moveProblem(tree, "BALLS", "SMALL")).toBe("tooDeep");
  expect(moveProblem(tree, "BALLS", "NOWHERE")).toBe("missing");
});

test("with the moves in place a circle, a fourth level and a missing parent are found", () => {
  const withPlace = (moved: CategoryPlace) => tree.map((one) => (one.code === moved.code ? moved : one));
  expect(placeProblem(withPlace(place("TOYS", "BRICKS")), "TOYS")).toBe("circle");
  expect(placeProblem(withPlace(place("BRICKS", "BALLS")), "BRICKS")).toBe("tooDeep");
  expect(placeProblem(withPlace(place("BALLS", "GONE")), "BALLS")).toBe("missing");
  expect(placeProblem(withPlace(place("BALLS", "WEAR")), "BALLS")).toBeNull();
});

test("a move names the category and the siblings whose positions change, and no others", () => {
  expect(placesAfterMove(tree, "BALLS", { parentCode: "TOYS", index: 0 })).toEqual([
    place("BALLS", "TOYS", 0),
    place("BRICKS", "TOYS", 1),
  ]);
  expect(placesAfterMove(tree, "BALLS", { parentCode: "WEAR", index: 9 })).toEqual([place("BALLS", "WEAR", 0)]);
  expect(placesAfterMove(tree, "BALLS", { parentCode: "TOYS", index: 1 })).toEqual([]);
});

test("after any allowed moves every category is reached once from the top, within three levels", () => {
  const codes = tree.map(({ code }) => code);
  const move = fc.record({
    code: fc.constantFrom(...codes),
    parentCode: fc.constantFrom(null, ...codes),
    index: fc.nat(5),
  });
  fc.assert(
    fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
      let now: CategoryPlace[] = tree;
      for (const { code, ...to } of moves) {
        if (moveProblem(now, code, to.parentCode) !== null) continue;
        const changed = new Map(placesAfterMove(now, code, to).map((one) => [one.code, one]));
        now = now.map((one) => changed.get(one.code) ?? one);
      }
      for (const code of codes) {
        const path = pathTo(now, code);
        expect(path?.length).toBeLessThanOrEqual(deepestLevel);
      }
      const walk = (parent: string | null): string[] =>
        childrenOf(now, parent).flatMap(({ code }) => [code, ...walk(code)]);
      expect(walk(null).sort()).toEqual([...codes].sort());
    }),
  );
});
