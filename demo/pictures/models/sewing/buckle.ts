import { type BufferGeometry, Group } from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { metal, plastic } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { box } from "../bricks.ts";
import { cord } from "../surface.ts";
import { part } from "./part.ts";

type Bar = readonly [wide: number, high: number, deep: number, round: number, x: number, y: number];

/** Bars moulded in one piece, all sizes in parts of the webbing's width. */
function moulded(wide: number, bars: readonly Bar[], paint: Paint): Group {
  const group = new Group();
  const shapes = bars.map(
    ([w, h, d, round, x, y]): BufferGeometry =>
      box(w * wide, h * wide, d * wide, round * wide).translate(x * wide, y * wide, 0),
  );
  part(group, mergeGeometries(shapes), plastic(paint));
  return group;
}

/** A clip in two halves that joins upright webbing `wide` across; it looks toward +z. */
export const buckle = (wide: number, paint: Paint): Group =>
  moulded(
    wide,
    [
      [1.28, 0.95, 0.3, 0.1, 0, -0.1],
      [1.18, 0.4, 0.24, 0.09, 0, 0.66],
      [0.16, 0.5, 0.22, 0.07, -0.6, 0.12],
      [0.16, 0.5, 0.22, 0.07, 0.6, 0.12],
      [0.5, 0.16, 0.36, 0.06, 0, -0.1],
      [1.02, 0.14, 0.36, 0.05, 0, -0.42],
    ],
    paint,
  );

/** A small ladder that webbing is threaded through to shorten it. */
export const slider = (wide: number, paint: Paint): Group =>
  moulded(
    wide,
    [
      [1.3, 0.2, 0.3, 0.08, 0, -0.42],
      [1.3, 0.2, 0.3, 0.08, 0, 0],
      [1.3, 0.2, 0.3, 0.08, 0, 0.42],
      [0.16, 1.04, 0.26, 0.07, -0.6, 0],
      [0.16, 1.04, 0.26, 0.07, 0.6, 0],
    ],
    paint,
  );

/** A metal ring with one straight side, hanging below the strap that holds it. */
export function dRing(wide: number): Group {
  const group = new Group();
  const h = wide / 2;
  const bow = cord(
    [
      [-h, 0, 0],
      [-h, -h * 0.7, 0],
      [0, -h * 1.5, 0],
      [h, -h * 0.7, 0],
      [h, 0, 0],
    ],
    wide * 0.09,
    true,
  );
  part(group, bow, metal("steel", 0.25));
  return group;
}
