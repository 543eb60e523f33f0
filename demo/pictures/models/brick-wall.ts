import type { Paint } from "../stage/palette.ts";
import { pick, type Random } from "../stage/random.ts";
import type { Brick } from "./bricks.ts";

export type Opening = { from: number; to: number; bottom: number; top: number };

export type WallPlan = {
  readonly x: number;
  readonly z: number;
  readonly along: "x" | "z";
  readonly length: number;
  /** First course and number of courses, in bricks above `base` plates. */
  readonly courses: number;
  readonly base?: number;
  readonly paints: readonly [Paint, ...Paint[]];
  readonly openings?: readonly Opening[];
};

/** Courses of bricks, each laid half a brick off the one below, with holes left for doors and windows. */
export function brickWall(plan: WallPlan, random: Random): Brick[] {
  const bricks: Brick[] = [];
  for (let course = 0; course < plan.courses; course += 1) {
    const open = (at: number) =>
      (plan.openings ?? []).some(
        (hole) => at >= hole.from && at < hole.to && course >= hole.bottom && course < hole.top,
      );
    let at = 0;
    while (at < plan.length) {
      if (open(at)) {
        at += 1;
        continue;
      }
      const longest = at === 0 ? 2 + (course % 2) * 2 : 4;
      let length = 1;
      while (length < longest && at + length < plan.length && !open(at + length)) length += 1;
      if (length === 3 && random() < 0.5) length = 2;
      const place =
        plan.along === "x"
          ? { x: plan.x + at, z: plan.z, wide: length, deep: 1 }
          : { x: plan.x, z: plan.z + at, wide: 1, deep: length };
      bricks.push({ ...place, y: (plan.base ?? 0) + course * 3, paint: pick(random, plan.paints) });
      at += length;
    }
  }
  return bricks;
}

/** Every second stud of an edge raised by one brick. */
export function battlements(plan: Omit<WallPlan, "courses">): Brick[] {
  const count = Math.ceil(plan.length / 2);
  return Array.from({ length: count }, (_, n) => ({
    x: plan.x + (plan.along === "x" ? n * 2 : 0),
    z: plan.z + (plan.along === "z" ? n * 2 : 0),
    y: plan.base ?? 0,
    wide: 1,
    deep: 1,
    paint: plan.paints[0],
  }));
}
