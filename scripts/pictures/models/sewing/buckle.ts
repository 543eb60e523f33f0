import { Group } from "three";
import { metal, plastic } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { box } from "../bricks.ts";
import { cord } from "../surface.ts";
import { part } from "./part.ts";

/** A clip in two halves that joins upright webbing `wide` across; it looks toward +z. */
export function buckle(wide: number, paint: Paint): Group {
  const group = new Group();
  const w = wide * 1.28;
  const shell = plastic(paint);
  part(group, box(w, wide * 0.95, wide * 0.3, wide * 0.1), shell, [0, -wide * 0.1, 0]);
  part(group, box(w * 0.92, wide * 0.4, wide * 0.24, wide * 0.09), shell, [0, wide * 0.66, 0]);
  for (const side of [-1, 1])
    part(group, box(wide * 0.16, wide * 0.5, wide * 0.22, wide * 0.07), shell, [side * w * 0.47, wide * 0.12, 0]);
  part(group, box(wide * 0.5, wide * 0.16, wide * 0.36, wide * 0.06), shell, [0, -wide * 0.1, 0]);
  part(group, box(w * 0.8, wide * 0.14, wide * 0.36, wide * 0.05), shell, [0, -wide * 0.42, 0]);
  return group;
}

/** A small ladder that webbing is threaded through to shorten it. */
export function slider(wide: number, paint: Paint): Group {
  const group = new Group();
  const shell = plastic(paint);
  for (const y of [-0.42, 0, 0.42])
    part(group, box(wide * 1.3, wide * 0.2, wide * 0.3, wide * 0.08), shell, [0, y * wide, 0]);
  for (const side of [-1, 1])
    part(group, box(wide * 0.16, wide * 1.04, wide * 0.26, wide * 0.07), shell, [side * wide * 0.6, 0, 0]);
  return group;
}

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
