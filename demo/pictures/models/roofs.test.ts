import fc from "fast-check";
import { expect, test } from "vitest";
import type { Brick } from "./bricks.ts";
import { gableRoof, hipRoof, portions } from "./roofs.ts";
import type { Site } from "./site.ts";

function laidBy(plan: (site: Site) => void): Brick[] {
  const bricks: Brick[] = [];
  plan({ random: () => 0.5, lay: (...laid) => bricks.push(...laid.flat()), fit: () => {}, add: () => {} });
  return bricks;
}

const size = fc.integer({ min: 4, max: 30 });

test("a length is cut into bricks of at most three studs that fill it", () => {
  fc.assert(
    fc.property(fc.nat(40), (length) => {
      const cut = portions(length);
      expect(cut.reduce((sum, part) => sum + part, 0)).toBe(length);
      expect(cut.every((part) => part >= 1 && part <= 3)).toBe(true);
    }),
  );
});

test("no roof brick stands outside the plan of its roof", () => {
  fc.assert(
    fc.property(size, size, fc.constantFrom("x" as const, "z" as const), (wide, deep, along) => {
      const plan = { x: 0, z: 0, wide, deep, y: 0, paint: "brick" } as const;
      const bricks = laidBy((site) => {
        gableRoof(site, { ...plan, gable: "white", along });
        hipRoof(site, plan);
      });
      const outside = bricks.filter((b) => b.x < 0 || b.z < 0 || b.x + b.wide > wide || b.z + b.deep > deep);
      expect(outside).toEqual([]);
    }),
  );
});

test("a gable roof returns the height of its ridge", () => {
  const plan = { x: 0, z: 0, wide: 6, deep: 8, y: 10, paint: "brick", gable: "white" } as const;
  let reached = 0;
  const bricks = laidBy((site) => {
    reached = gableRoof(site, plan);
  });
  expect(reached).toBe(Math.max(...bricks.map((brick) => brick.y + (brick.high ?? 3))));
  expect(reached).toBe(20);
});
