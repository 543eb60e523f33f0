import type { Object3D } from "three";
import type { Paint } from "../../stage/palette.ts";
import { pick, type Random } from "../../stage/random.ts";
import type { Brick } from "../bricks.ts";
import { inPlace } from "../sculpture.ts";

/** A sea of smooth tiles around the origin, in rows that are laid half a tile off each other, with some crests. */
export function waterPlates(
  wide: number,
  deep: number,
  paints: readonly [Paint, ...Paint[]],
  random: Random,
): Object3D {
  const bricks: Brick[] = [];
  for (let z = 0; z < deep; z += 2)
    for (let x = -(z % 4); x < wide; x += 4)
      bricks.push({
        x: x - wide / 2,
        z: z - deep / 2,
        y: random() < 0.06 ? 1 : 0,
        wide: 4,
        deep: 2,
        high: 1,
        paint: random() < 0.05 ? "white" : pick(random, paints),
        shape: "tile",
      });
  return inPlace(bricks, random);
}
