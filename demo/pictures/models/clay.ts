import type { Paint } from "../stage/palette.ts";
import type { Point } from "./surface.ts";

/** A paint, or a rule that returns one for a place. */
export type Coat = Paint | ((x: number, y: number, z: number) => Paint);

/** A piece of the shape that bricks are to fill: x is across, y up, z toward the viewer, all in studs. */
export type Clay = {
  readonly from: Point;
  readonly to: Point;
  readonly has: (x: number, y: number, z: number) => boolean;
  readonly coat?: Coat;
  /** `add` by default; `cut` takes away, `paint` only recolours what is there. */
  readonly does?: "add" | "cut" | "paint";
  /** Smooth places have no studs on top. */
  readonly smooth?: boolean;
  /** Made with plates where needed; else only whole bricks are used, which looks calmer. */
  readonly fine?: boolean;
};

export function ball(middle: Point, radii: Point, coat: Coat): Clay {
  const [cx, cy, cz] = middle;
  const [rx, ry, rz] = radii;
  return {
    from: [cx - rx, cy - ry, cz - rz],
    to: [cx + rx, cy + ry, cz + rz],
    has: (x, y, z) => ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 + ((z - cz) / rz) ** 2 <= 1,
    coat,
  };
}

/** A box whose corners are rounded; `round` of 0 keeps them sharp, 1 makes an ellipsoid. */
export function lump(middle: Point, radii: Point, coat: Coat, round = 0.5): Clay {
  const [cx, cy, cz] = middle;
  const [rx, ry, rz] = radii;
  const power = 2 + (1 - round) * 8;
  const share = (offset: number, radius: number) => Math.abs(offset / radius) ** power;
  return {
    from: [cx - rx, cy - ry, cz - rz],
    to: [cx + rx, cy + ry, cz + rz],
    has: (x, y, z) => share(x - cx, rx) + share(y - cy, ry) + share(z - cz, rz) <= 1,
    coat,
  };
}

export function block(from: Point, to: Point, coat: Coat): Clay {
  const within = (value: number, axis: 0 | 1 | 2) => value >= from[axis] && value <= to[axis];
  return { from, to, has: (x, y, z) => within(x, 0) && within(y, 1) && within(z, 2), coat, fine: true };
}

/** A limb through some points, each with its thickness. */
export function limb(joints: readonly (readonly [number, number, number, number])[], coat: Coat): Clay {
  const least = (axis: 0 | 1 | 2) => Math.min(...joints.map((joint) => joint[axis] - joint[3]));
  const most = (axis: 0 | 1 | 2) => Math.max(...joints.map((joint) => joint[axis] + joint[3]));
  return {
    from: [least(0), least(1), least(2)],
    to: [most(0), most(1), most(2)],
    has: (x, y, z) =>
      joints.some((a, index) => {
        const b = joints[index + 1] ?? a;
        const along = [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const;
        const length2 = along[0] ** 2 + along[1] ** 2 + along[2] ** 2 || 1;
        const dot = (x - a[0]) * along[0] + (y - a[1]) * along[1] + (z - a[2]) * along[2];
        const t = Math.min(1, Math.max(0, dot / length2));
        const away = Math.hypot(x - a[0] - along[0] * t, y - a[1] - along[1] * t, z - a[2] - along[2] * t);
        return away <= a[3] + (b[3] - a[3]) * t;
      }),
    coat,
  };
}

/** The same on both sides of the body. */
export const pair = (clay: Clay): Clay => ({
  ...clay,
  from: [-Math.max(Math.abs(clay.from[0]), Math.abs(clay.to[0])), clay.from[1], clay.from[2]],
  to: [Math.max(Math.abs(clay.from[0]), Math.abs(clay.to[0])), clay.to[1], clay.to[2]],
  has: (x, y, z) => clay.has(x, y, z) || clay.has(-x, y, z),
});

export const cut = (clay: Clay): Clay => ({ ...clay, does: "cut" });
export const repaint = (clay: Clay): Clay => ({ ...clay, does: "paint" });
export const smooth = (clay: Clay): Clay => ({ ...clay, smooth: true });
export const fine = (clay: Clay): Clay => ({ ...clay, fine: true });
