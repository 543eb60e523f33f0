import { DoubleSide, Group, Mesh, TorusGeometry } from "three";
import { fabric, metal } from "../stage/materials.ts";
import type { Paint } from "../stage/palette.ts";
import { stitches } from "./footwear/shapes.ts";
import { type Point, profile, surface } from "./surface.ts";

export type BucketHatColours = { crown: Paint; brim: Paint; under: Paint; thread: Paint };

const outline = profile([0, 0.03], [0.16, 2.6], [0.24, 3.1], [0.32, 3.3], [0.55, 3.75], [0.62, 3.95], [1, 6.1]);
const height = profile([0, 4.75], [0.16, 4.72], [0.24, 4.5], [0.32, 3.9], [0.55, 2.1], [0.62, 1.75], [1, 0.25]);

/** A point of the hat: `turn` around, `fall` from the middle of the top (0) to the rim of the brim (1). */
function hatAt(turn: number, fall: number, out: number): Point {
  const wave = fall > 0.62 ? ((fall - 0.62) / 0.38) ** 1.5 : 0;
  const dent = fall < 0.3 ? 0.12 * Math.cos(turn * 2) * fall * 3 : 0;
  const r = outline(fall) + out;
  const sway = wave * (0.28 * Math.sin(turn * 2 + 0.6) + 0.16 * Math.sin(turn * 3 + 2));
  return [Math.sin(turn) * r * 0.95, Math.max(0.02, height(fall) + sway + dent + out * 0.5), Math.cos(turn) * r];
}

/** A soft hat with a sewn brim, standing on the floor. */
export function bucketHat(colours: BucketHatColours): Group {
  const group = new Group();
  const part = (paint: Paint, from: number, to: number, out: number) => {
    const cloth = fabric(paint, 5);
    cloth.side = DoubleSide;
    cloth.bumpScale = 0.6;
    const shape = surface(120, 36, (u, v) => hatAt(u * Math.PI * 2, from + (to - from) * v, out));
    group.add(new Mesh(shape, cloth));
  };
  part(colours.crown, 0, 0.6, 0);
  part(colours.brim, 0.6, 1, 0.02);
  part(colours.under, 0.62, 0.995, -0.1);
  const ring = (fall: number, out: number) =>
    Array.from({ length: 121 }, (_, n) => hatAt((n / 120) * Math.PI * 2, fall, out));
  for (const fall of [0.24, 0.585, 0.7, 0.79, 0.88, 0.96])
    group.add(stitches(ring(fall, 0.03), fabric(colours.thread, 1), 0.3, 0.028));
  for (const turn of [Math.PI / 2, -Math.PI / 2]) {
    const seam = Array.from({ length: 16 }, (_, n) => hatAt(turn, 0.27 + (n / 15) * 0.3, 0.03));
    group.add(stitches(seam, fabric(colours.thread, 1), 0.3, 0.028));
  }
  for (const turn of [0.95, 1.2]) {
    const [x, y, z] = hatAt(turn, 0.42, 0.05);
    const eyelet = new Mesh(new TorusGeometry(0.13, 0.05, 8, 18), metal("gold", 0.3));
    eyelet.position.set(x, y, z);
    eyelet.lookAt(x * 2, y + 0.6, z * 2);
    group.add(eyelet);
  }
  return group;
}
