import fc from "fast-check";
import { expect, test } from "vitest";
import type { Brick } from "./bricks.ts";
import { ball, block, cut, pair, repaint, smooth } from "./clay.ts";
import { sculpt, voxels } from "./sculpt.ts";

/** Every cell a brick fills, as column, level and row. */
const cellsOf = ({ x, z, y, wide, deep, high = 3 }: Brick) =>
  Array.from({ length: wide * deep * high }, (_, n) => {
    const layer = Math.floor(n / (wide * deep));
    const place = n % (wide * deep);
    return `${x + (place % wide)} ${y + layer} ${z + Math.floor(place / wide)}`;
  });

const someBall = fc.record({
  middle: fc.tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: 0, max: 5 }), fc.integer({ min: -3, max: 3 })),
  radii: fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 })),
  coat: fc.constantFrom("leaf" as const, "orange" as const),
});

test("no two bricks of a sculpture fill the same place, and none stands outside the clay", () => {
  fc.assert(
    fc.property(fc.array(someBall, { minLength: 1, maxLength: 3 }), (balls) => {
      const clay = balls.map(({ middle, radii, coat }) => ball(middle, radii, coat));
      const { bricks, hanging } = sculpt(clay);
      const grid = voxels(clay);
      const filled = [...bricks, ...hanging].flatMap(cellsOf);
      expect(new Set(filled).size).toBe(filled.length);
      for (const cell of filled) {
        const [x = 0, level = 0, z = 0] = cell.split(" ").map(Number);
        expect(grid.at(x, level, z)).toBeDefined();
      }
    }),
    { numRuns: 60 },
  );
});

test("the whole skin is built: a cell with an open side always has its brick", () => {
  const clay = [ball([0, 4, 0], [4, 4, 5], "leaf")];
  const grid = voxels(clay);
  const filled = new Set([...sculpt(clay).bricks, ...sculpt(clay).hanging].flatMap(cellsOf));
  for (let x = grid.from[0]; x < grid.to[0]; x += 1)
    for (let level = 0; level < grid.to[1]; level += 1)
      for (let z = grid.from[2]; z < grid.to[2]; z += 1) {
        const open = !grid.at(x + 1, level, z) || !grid.at(x, level + 1, z) || !grid.at(x, level, z - 1);
        if (grid.at(x, level, z) && open) expect(filled).toContain(`${x} ${level} ${z}`);
      }
});

test("the middle of a thick body is left empty", () => {
  const filled = new Set(sculpt([block([0, 0, 0], [8, 6, 8], "leaf")]).bricks.flatMap(cellsOf));
  expect(filled).not.toContain("4 6 4");
});

test("a cube of one paint is full bricks with studs on its top only", () => {
  const { bricks } = sculpt([block([0, 0, 0], [4, 2.4, 4], "leaf")]);
  expect(bricks.every((brick) => brick.high === 3)).toBe(true);
  expect(bricks.filter((brick) => brick.shape === "block").every((brick) => brick.y === 3)).toBe(true);
  expect(bricks.filter((brick) => brick.y === 0).every((brick) => brick.shape === "tile")).toBe(true);
});

test("smooth clay has no studs", () => {
  const { bricks } = sculpt([smooth(block([0, 0, 0], [4, 1.2, 4], "leaf"))]);
  expect(bricks.map((brick) => brick.shape)).not.toContain("block");
});

test("later clay lies over earlier clay, paint only recolours, and a cut takes away", () => {
  const body = block([0, 0, 0], [2, 1.2, 2], "leaf");
  const grid = voxels([body, repaint(block([0, 0, 0], [1, 9, 9], "sun")), cut(block([1, 0, 1], [2, 9, 2], "leaf"))]);
  expect(grid.at(0, 0, 0)?.paint).toBe("sun");
  expect(grid.at(1, 0, 0)?.paint).toBe("leaf");
  expect(grid.at(1, 0, 1)).toBeUndefined();
  expect(grid.at(0, 3, 0)).toBeUndefined();
});

test("a pair stands on both sides of the body", () => {
  const grid = voxels([pair(block([2, 0, 0], [3, 1.2, 1], "leaf"))]);
  expect([-3, 2].map((x) => grid.at(x, 0, 0)?.paint)).toEqual(["leaf", "leaf"]);
  expect(grid.at(0, 0, 0)).toBeUndefined();
});

test("each part of the skin is marked front, side or top", () => {
  const skin = sculpt([block([-2, 0, -3], [2, 2.4, 4], "leaf")]);
  expect([skin.front(0.5, 1), skin.side(1, 0.5)]).toEqual([4, 2]);
  expect(skin.top(0.5, 0.5)).toBeCloseTo(2.4);
});
