import { DoubleSide, Group, Mesh } from "three";
import { paperboard } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { type Point, profile, surface } from "../surface.ts";

const side = profile(
  [0, 2.9],
  [0.03, 2.7],
  [0.1, 2.0],
  [0.2, 1.85],
  [0.3, 2.3],
  [0.42, 3.05],
  [0.6, 3.6],
  [0.76, 3.55],
  [0.88, 2.85],
  [0.96, 1.7],
  [1, 0.02],
);
const front = profile(
  [0, 2.9],
  [0.03, 2.7],
  [0.1, 2.0],
  [0.2, 1.95],
  [0.27, 2.9],
  [0.36, 3.75],
  [0.5, 3.95],
  [0.66, 4.05],
  [0.8, 3.85],
  [0.9, 2.95],
  [0.96, 1.9],
  [1, 0.02],
);
const rear = profile(
  [0, 2.9],
  [0.03, 2.7],
  [0.1, 2.1],
  [0.22, 2.2],
  [0.36, 2.9],
  [0.5, 4.0],
  [0.66, 4.6],
  [0.8, 4.4],
  [0.9, 3.4],
  [0.96, 2.2],
  [1, 0.02],
);
export const headHeight = 13;

/** A point on a head without a face: `rise` from the stand (0) to the crown (1), `turn` 0 at the brow. */
export function headAt(turn: number, rise: number, out = 0): Point {
  const [s, c] = [Math.sin(turn), Math.cos(turn)];
  const deep = (c > 0 ? front(rise) : rear(rise)) + out;
  return [s * (side(rise) + out), rise * headHeight + out * rise, c * deep];
}

/** The stand on which a shop shows what is worn on the head. */
export function headForm(paint: Paint): Group {
  const skin = paperboard(paint);
  skin.side = DoubleSide;
  const group = new Group();
  group.add(
    new Mesh(
      surface(90, 64, (u, v) => headAt(v * Math.PI * 2, Math.sin((u * Math.PI) / 2))),
      skin,
    ),
  );
  return group;
}
