import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "../stage/random.ts";
import { brickWall } from "./brick-wall.ts";

const plan = fc.record({
  length: fc.integer({ min: 1, max: 20 }),
  courses: fc.integer({ min: 1, max: 8 }),
  along: fc.constantFrom("x" as const, "z" as const),
  hole: fc.record({
    from: fc.nat(18),
    wide: fc.integer({ min: 1, max: 4 }),
    bottom: fc.nat(6),
    high: fc.integer({ min: 1, max: 3 }),
  }),
});

test("a wall fills every place outside its openings exactly once", () => {
  fc.assert(
    fc.property(plan, fc.string(), ({ length, courses, along, hole }, seed) => {
      const opening = { from: hole.from, to: hole.from + hole.wide, bottom: hole.bottom, top: hole.bottom + hole.high };
      const bricks = brickWall(
        { x: 0, z: 0, along, length, courses, paints: ["brick"], openings: [opening] },
        seededRandom(seed),
      );
      const laid = bricks.flatMap((brick) =>
        Array.from(
          { length: brick.wide * brick.deep },
          (_, n) => `${(along === "x" ? brick.x : brick.z) + n} ${brick.y / 3}`,
        ),
      );
      const open = (at: number, course: number) =>
        at >= opening.from && at < opening.to && course >= opening.bottom && course < opening.top;
      const wanted: string[] = [];
      for (let course = 0; course < courses; course += 1) {
        for (let at = 0; at < length; at += 1) if (!open(at, course)) wanted.push(`${at} ${course}`);
      }
      expect(laid.sort()).toEqual(wanted.sort());
    }),
  );
});

test("the same seed lays the same wall", () => {
  const lay = (seed: string) =>
    brickWall(
      { x: 0, z: 0, along: "x", length: 30, courses: 9, paints: ["brick", "sun", "court"] },
      seededRandom(seed),
    );
  expect(lay("a")).toEqual(lay("a"));
  expect(lay("a")).not.toEqual(lay("b"));
});
