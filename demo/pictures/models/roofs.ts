import type { Paint } from "../stage/palette.ts";
import type { Brick } from "./bricks.ts";
import type { Site } from "./site.ts";

export type RoofPlan = {
  readonly x: number;
  readonly z: number;
  readonly wide: number;
  readonly deep: number;
  /** Where the roof begins, in plates. */
  readonly y: number;
  readonly paint: Paint;
  /** Plates that a roof rises with each stud; 3 by default. */
  readonly pitch?: number;
};

/** Cuts a length into bricks of two or three studs. */
export function portions(length: number): number[] {
  if (length <= 0) return [];
  if (length <= 3) return [length];
  return length % 2 === 1 ? [3, ...portions(length - 3)] : [2, ...portions(length - 2)];
}

/** One row of roof bricks from a corner, falling toward +z (0), +x (1), -z (2) or -x (3). */
function row(x: number, z: number, y: number, length: number, turn: number, high: number, paint: Paint): Brick[] {
  let at = 0;
  return portions(length).map((size) => {
    const along = turn % 2 === 0 ? { x: x + at, z, wide: size, deep: 2 } : { x, z: z + at, wide: 2, deep: size };
    at += size;
    return { ...along, y, high, paint, shape: "roof", turn };
  });
}

/** Two slopes that meet over the middle; the ridge runs along x, or along z. Gables are filled with `gable` bricks. */
export function gableRoof(site: Site, plan: RoofPlan & { gable: Paint; along?: "x" | "z"; inset?: number }): number {
  const { x, z, wide, deep, y, paint, pitch = 3, gable, along = "x", inset = 1 } = plan;
  const span = along === "x" ? deep : wide;
  const steps = Math.floor((span - 1) / 2);
  for (let n = 0; n < steps; n += 1) {
    const level = y + n * pitch;
    const inner = span - 4 - n * 2;
    if (along === "x") {
      site.lay(row(x, z + deep - 2 - n, level, wide, 0, pitch, paint), row(x, z + n, level, wide, 2, pitch, paint));
      if (inner > 0)
        for (const at of [x + inset, x + wide - inset - 1])
          site.lay({ x: at, z: z + 2 + n, y: level, wide: 1, deep: inner, high: pitch, paint: gable });
    } else {
      site.lay(row(x + wide - 2 - n, z, level, deep, 1, pitch, paint), row(x + n, z, level, deep, 3, pitch, paint));
      if (inner > 0)
        for (const at of [z + inset, z + deep - inset - 1])
          site.lay({ x: x + 2 + n, z: at, y: level, wide: inner, deep: 1, high: pitch, paint: gable });
    }
  }
  const top = y + steps * pitch;
  const ridge =
    along === "x" ? { x, z: z + deep / 2 - 0.5, wide, deep: 1 } : { x: x + wide / 2 - 0.5, z, wide: 1, deep };
  site.lay({ ...ridge, y: top, high: 1, paint, shape: "tile" });
  return top + 1;
}

/** Four slopes with hipped corners, up to the ridge or for so many steps; returns the height it reached. */
export function hipRoof(site: Site, plan: RoofPlan & { steps?: number; top?: Paint }): number {
  const { x, z, wide, deep, y, paint, pitch = 3, top } = plan;
  const most = Math.floor(Math.min(wide, deep) / 2) - 1;
  const steps = Math.min(plan.steps ?? most, most);
  for (let n = 0; n < steps; n += 1) {
    const level = y + n * pitch;
    const [west, north, w, d] = [x + n, z + n, wide - n * 2, deep - n * 2];
    const [east, south] = [west + w - 2, north + d - 2];
    const corner = { y: level, wide: 2, deep: 2, high: pitch, paint, shape: "corner" } as const;
    site.lay(
      row(west + 2, south, level, w - 4, 0, pitch, paint),
      row(west + 2, north, level, w - 4, 2, pitch, paint),
      row(east, north + 2, level, d - 4, 1, pitch, paint),
      row(west, north + 2, level, d - 4, 3, pitch, paint),
      { ...corner, x: east, z: south, turn: 0 },
      { ...corner, x: east, z: north, turn: 1 },
      { ...corner, x: west, z: north, turn: 2 },
      { ...corner, x: west, z: south, turn: 3 },
    );
  }
  const reached = y + steps * pitch;
  const [w, d] = [wide - steps * 2, deep - steps * 2];
  if (w > 0 && d > 0)
    site.lay({ x: x + steps, z: z + steps, y: reached, wide: w, deep: d, high: 1, paint: top ?? paint, shape: "tile" });
  return reached + 1;
}

/** A low wall around a flat roof, with smooth coping. */
export function parapet(site: Site, plan: RoofPlan & { coping: Paint; courses?: number }): void {
  const { x, z, wide, deep, y, paint, coping, courses = 1 } = plan;
  const sides = [
    { x, z, wide, deep: 1 },
    { x, z: z + deep - 1, wide, deep: 1 },
    { x, z: z + 1, wide: 1, deep: deep - 2 },
    { x: x + wide - 1, z: z + 1, wide: 1, deep: deep - 2 },
  ];
  for (const side of sides)
    site.lay(
      { ...side, y, high: courses * 3, paint },
      { ...side, y: y + courses * 3, high: 1, paint: coping, shape: "tile" },
    );
}

/** A saddle: two steep slopes under a ridge that rises toward both ends, one slice a stud. */
export function saddleRoof(
  site: Site,
  plan: Omit<RoofPlan, "pitch"> & { lift: (share: number) => number; courses: number; gable: Paint; ridge?: Paint },
): void {
  const { x, z, wide, deep, y, paint, lift, courses, gable, ridge = paint } = plan;
  const half = Math.floor(deep / 2);
  for (let n = 0; n < wide; n += 1) {
    const share = (2 * (n + 0.5)) / wide - 1;
    const level = y + Math.round(lift(Math.abs(share)));
    const steps = Math.min(courses, half);
    for (let step = 0; step < steps; step += 1) {
      const at = level + step * 3;
      site.lay(
        { x: x + n, z: z + deep - 2 - step, y: at, wide: 1, deep: 2, paint, shape: "roof", turn: 0 },
        { x: x + n, z: z + step, y: at, wide: 1, deep: 2, paint, shape: "roof", turn: 2 },
      );
      const inner = deep - 4 - step * 2;
      const end = n === 1 || n === wide - 2;
      if (end && inner > 0) site.lay({ x: x + n, z: z + 2 + step, y: at, wide: 1, deep: inner, paint: gable });
    }
    const left = Math.max(1, deep - steps * 2);
    site.lay({
      x: x + n,
      z: z + steps - (deep % 2 === 0 && left === 1 ? 1 : 0),
      y: level + steps * 3,
      wide: 1,
      deep: deep % 2 === 0 ? Math.max(2, left) : left,
      high: 1,
      paint: ridge,
      shape: "tile",
    });
  }
}
