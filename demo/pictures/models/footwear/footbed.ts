import { Group, type Material, Vector3 } from "three";
import type { Paint } from "../../stage/palette.ts";
import { type Point, smoothstep } from "../surface.ts";
import { foam } from "./cloths.ts";
import { footLength, type Last, placeOf } from "./last.ts";
import { scaled, sheet } from "./shapes.ts";

export type BedPattern = "dots" | "waves" | "plain" | "ribs";

const relief: Record<BedPattern, (x: number, z: number) => number> = {
  dots: (x, z) => {
    const row = Math.round(x / 0.66);
    const dz = ((((z / 0.66 + (row % 2) * 0.5) % 1) + 1) % 1) - 0.5;
    return 0.07 * smoothstep(0.36, 0.16, Math.hypot(x / 0.66 - row, dz));
  },
  waves: (x, z) => 0.05 * Math.sin(x * 5.4 + Math.sin(z * 1.6) * 1.4),
  ribs: (x, z) => 0.05 * Math.sin((x - Math.abs(z) * 0.4) * 6.4),
  plain: () => 0,
};

/** Height of the bed under the foot: it cups the heel, rises to the arch and to its rim. */
export function bedHeight(last: Last, t: number, across: number): number {
  const rim = smoothstep(0.55, 1, Math.abs(across)) * (0.12 + 0.26 * smoothstep(0.3, 0.02, t));
  const arch = 0.3 * smoothstep(-0.1, -1, across) * smoothstep(0.25, 0.42, t) * smoothstep(0.66, 0.5, t);
  return last.bed(t) + last.lip(t) * 0.55 + rim + arch - 0.14;
}

/** What the bare foot stands on. */
export function footbed(last: Last, pattern: BedPattern, paint: Paint): Group {
  const group = new Group();
  const at = (u: number, v: number): Point => {
    const t = placeOf(u * 0.5);
    const across = v * 2 - 1;
    const [x, z] = [(t - 0.5) * footLength, across * last.half(t)];
    const inner = smoothstep(0.88, 0.78, Math.abs(across)) * smoothstep(0.02, 0.05, t) * smoothstep(0.99, 0.95, t);
    const fall = Math.min(0.5, 0.5 * Math.abs(across) ** 14);
    return [x, bedHeight(last, t, across) + relief[pattern](x, z) * inner - fall, last.middle(t) + z];
  };
  group.add(sheet(scaled(200, 60, at, 6, 2), foam(paint, 0.72)));
  return group;
}

export type Bridge = {
  /** Where the strap starts and ends along the shoe on the outer flank, and how far it is moved on the inner one. */
  readonly from: number;
  readonly to: number;
  readonly skew?: number;
  readonly high: number;
  readonly thick: number;
};

/** A point of a strap over the foot: `u` from the outer flank over the top to the inner, `v` along the shoe. */
export function bridgeAt(last: Last, { from, to, skew = 0, high }: Bridge, u: number, v: number, out = 0): Point {
  const angle = (0.02 + 0.96 * u) * Math.PI;
  const waist = 0.035 * Math.sin(u * Math.PI);
  const t = from + waist + (to - from - waist * 2) * v + skew * u;
  const half = last.half(t) * 1.03 + out;
  const slope = 1 - 0.9 * (t - 0.5);
  const bow = Math.sin(angle) ** 0.72;
  return [
    (t - 0.5) * footLength,
    last.bed(t) - 0.35 + (high * slope + out + 0.35) * bow,
    last.middle(t) + half * Math.cos(angle) * (1 - 0.06 * bow),
  ];
}

/** A broad strap with rounded edges that spans the foot. */
export function bridge(last: Last, options: Bridge, material: Material): Group {
  const group = new Group();
  const half = options.thick / 2;
  const shape = scaled(
    56,
    40,
    (u, v) => {
      const angle = v * Math.PI * 2;
      const flat = (value: number, power: number) => Math.sign(value) * Math.abs(value) ** power;
      const along = 0.5 + 0.5 * flat(Math.cos(angle), 0.45);
      return bridgeAt(last, options, u, along, flat(Math.sin(angle), 0.8) * half);
    },
    4,
    3,
  );
  group.add(sheet(shape, material));
  return group;
}

export const away = (last: Last, at: Point) => {
  const [x, y, z] = at;
  const t = x / footLength + 0.5;
  return new Vector3(0.12, Math.max(0.15, y - last.bed(t)), (z - last.middle(t)) * 1.1).normalize();
};
