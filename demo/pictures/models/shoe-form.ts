import { type Point, profile, smoothstep } from "./surface.ts";

/** The last of a running shoe: `t` runs from heel (0) to toe (1), `s` from the left sole edge (-1) over the top to the right. */
export const shoeLength = 13;
const halfWidth = profile(
  [0, 0.03],
  [0.012, 0.72],
  [0.04, 1.3],
  [0.1, 1.72],
  [0.25, 1.85],
  [0.45, 1.86],
  [0.62, 2.2],
  [0.76, 2.45],
  [0.87, 2.2],
  [0.95, 1.5],
  [0.985, 0.85],
  [1, 0.03],
);
const centre = profile([0, 0], [0.4, 0.12], [0.7, -0.12], [1, 0.3]);
const closedHeight = profile(
  [0, 4.2],
  [0.04, 4.4],
  [0.12, 4.35],
  [0.3, 4.2],
  [0.42, 4.15],
  [0.55, 3.4],
  [0.7, 2.45],
  [0.82, 1.95],
  [0.92, 1.55],
  [0.97, 1.15],
  [1, 0.5],
);
const rimHeight = profile([0, 4.2], [0.04, 4.35], [0.1, 4.2], [0.2, 3.7], [0.3, 3.55], [0.42, 3.9], [0.5, 4], [1, 4]);
const toeSpring = (t: number) => 0.75 * smoothstep(0.62, 1, t) ** 2;

/** Half the width and the middle of the sole at a place. */
export function soleAt(t: number): { x: number; half: number; middle: number; lift: number } {
  return { x: (t - 0.5) * shoeLength, half: halfWidth(t), middle: centre(t), lift: toeSpring(t) };
}

const soleTop = 1.15;

/** A point on the upper, `out` away from its skin. */
export function upperAt(t: number, s: number, out = 0): Point {
  const { x, half, middle, lift } = soleAt(t);
  const width = Math.max(0.05, half * 0.97) + out;
  const side = Math.sign(s);
  const a = Math.min(1, Math.abs(s));
  const angle = a * (Math.PI / 2);
  const height = closedHeight(t);
  const closed = {
    y: (height + out) * Math.max(0, Math.cos(angle)) ** 0.72,
    z: side * width * Math.sin(angle) ** 0.8 * (1 - 0.1 * Math.cos(angle)),
  };

  const rim = rimHeight(t);
  const opened =
    a > 0.5
      ? {
          y: rim * (1 - ((a - 0.5) / 0.5) ** 1.15),
          z: width * (1 - 0.22 * Math.sin(((1 - a) / 0.5) * Math.PI * 0.5) ** 1.3),
        }
      : {
          y: 0.5 + (rim - 0.5) * smoothstep(0.22, 0.5, a),
          z: width * 0.78 * (a < 0.3 ? (a / 0.3) * 0.74 : 0.74 + ((a - 0.3) / 0.2) * 0.26),
        };
  const open = smoothstep(0.5, 0.4, t) * smoothstep(0.01, 0.09, t);
  return [
    x - out * (t < 0.03 ? 1 : 0) + out * (t > 0.97 ? 1 : 0),
    soleTop + lift + closed.y * (1 - open) + opened.y * open,
    middle + closed.z * (1 - open) + side * opened.z * open,
  ];
}

/** A point on the sole's flank: `v` from the ground (0) to the top edge (1), with a rounded outward bulge. */
export function soleFlank(t: number, side: 1 | -1, v: number): Point {
  const { x, half, middle, lift } = soleAt(t);
  const bulge = 0.2 + 0.22 * Math.sin(v * Math.PI);
  const stretch = (x / shoeLength) * 2 * bulge;
  return [x + stretch, lift + v * (soleTop + 0.12), middle + side * (half + bulge * smoothstep(0, 0.8, half))];
}
