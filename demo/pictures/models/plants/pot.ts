import type { Object3D } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import type { Brick } from "../bricks.ts";
import { plate } from "../bricks.ts";
import { inPlace } from "../sculpture.ts";

export type PotPlan = {
  /** Widths of the courses from the bottom up; even numbers keep it on the studs. */
  readonly courses: readonly number[];
  readonly paint: Paint;
  readonly rim?: Paint;
  readonly soil?: Paint;
  /** Plates to a course: 3 by default. */
  readonly high?: number;
};

/** Height of the earth in a pot. */
export const soilOf = ({ courses, high = 3 }: PotPlan) => (courses.length * high + 1.25) * plate;

/** A round pot in the middle of the floor, filled with earth that has studs. */
export function pot(plan: PotPlan, random: Random): Object3D {
  const { courses, paint, rim = paint, soil = "cocoa", high = 3 } = plan;
  const widest = courses.at(-1) ?? 4;
  const round = (wide: number, y: number, tall: number, coat: Paint): Brick => ({
    x: -wide / 2,
    z: -wide / 2,
    y,
    wide,
    deep: wide,
    high: tall,
    paint: coat,
    shape: "round",
  });
  const top = courses.length * high;
  const earth: Brick[] = [];
  for (let x = -widest / 2; x < widest / 2; x += 2)
    for (let z = -widest / 2; z < widest / 2; z += 2)
      if (Math.hypot(x + 1, z + 1) < widest / 2 - 0.9)
        earth.push({ x, z, y: top + 0.25, wide: 2, deep: 2, high: 1, paint: soil });
  return inPlace(
    [...courses.map((wide, n) => round(wide, n * high, high, paint)), round(widest + 1, top, 1, rim), ...earth],
    random,
  );
}
