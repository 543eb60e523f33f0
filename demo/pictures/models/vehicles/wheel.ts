import type { Paint } from "../../stage/palette.ts";
import { turned } from "../turned.ts";
import { moved, type Part, part } from "./part.ts";
import { box, drum } from "./shapes.ts";

export type WheelPlan = {
  readonly radius: number;
  readonly wide: number;
  readonly rim: Paint;
  readonly hub?: Paint;
  /** Blocks around the tread; none for a road tyre with grooves only. */
  readonly lugs?: number;
  readonly spokes?: number;
};

/** The rubber seen from the axle outward: bead, wall, shoulder, and a tread with two grooves. */
function tyre(radius: number, wide: number) {
  const half = wide / 2;
  const inner = radius * 0.6;
  const groove = radius - Math.min(0.1, radius * 0.06);
  return turned([
    [inner, -half * 0.78],
    [radius * 0.72, -half],
    [radius * 0.9, -half * 0.96],
    [radius, -half * 0.66],
    [radius, -half * 0.34],
    [groove, -half * 0.3],
    [groove, -half * 0.22],
    [radius, -half * 0.18],
    [radius, half * 0.18],
    [groove, half * 0.22],
    [groove, half * 0.3],
    [radius, half * 0.34],
    [radius, half * 0.66],
    [radius * 0.9, half * 0.96],
    [radius * 0.72, half],
    [inner, half * 0.78],
  ]);
}

/** A wheel that rolls along x, its axle through the origin. */
export function wheel({ radius, wide, rim, hub = "steel", lugs = 0, spokes = 5 }: WheelPlan): Part[] {
  const tread = lugs > 0 ? radius * 0.93 : radius;
  const parts = [
    part(tyre(tread, wide), "ink", [0, 0, 0], { finish: "rubber" }),
    part(drum(radius * 0.62, wide * 0.62), rim),
    part(drum(radius * 0.2, wide * 0.86), hub),
  ];
  for (let n = 0; n < spokes; n += 1) {
    const angle = (n / spokes) * Math.PI * 2;
    for (const side of [-1, 1]) {
      const at = [Math.cos(angle) * radius * 0.4, side * wide * 0.3, Math.sin(angle) * radius * 0.4] as const;
      parts.push(part(drum(radius * 0.115, wide * 0.08), "charcoal", at));
    }
  }
  for (let n = 0; n < lugs; n += 1) {
    const angle = (n / lugs) * Math.PI * 2;
    for (const side of [-1, 1]) {
      const turn = [0, -angle - (side * Math.PI) / lugs / 2, 0] as const;
      const at = [Math.cos(angle) * tread, side * wide * 0.25, Math.sin(angle) * tread] as const;
      parts.push(part(box(radius * 0.16, wide * 0.42, radius * 0.2, 0.03), "ink", at, { turn, finish: "rubber" }));
    }
  }
  return moved(parts, [0, 0, 0], [Math.PI / 2, 0, 0]);
}

/** Wheels on both sides for every axle, standing on the floor. */
export function axles(plan: WheelPlan, places: readonly number[], apart: number, lift = 0): Part[] {
  const one = wheel(plan);
  return places.flatMap((x) => [
    ...moved(one, [x, plan.radius + lift, apart / 2]),
    ...moved(one, [x, plan.radius + lift, -apart / 2]),
    part(drum(plan.radius * 0.14, apart), "charcoal", [x, plan.radius + lift, 0], { turn: [Math.PI / 2, 0, 0] }),
  ]);
}
