import { CylinderGeometry, Group, Mesh, type Object3D } from "three";
import { fabric, plastic } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { between } from "../../stage/random.ts";
import { joined, slab } from "../joined.ts";
import { woodSkin } from "../parts/wood.ts";
import { cord } from "../surface.ts";

/** A line that hangs through a little in the middle, at `high` over the floor along x. */
export function clothesLine(long: number, high: number): Object3D {
  const sag = (x: number) => high + 0.0011 * (x * x);
  const at = Array.from({ length: 9 }, (_, n) => (n / 8 - 0.5) * long);
  return new Mesh(
    cord(
      at.map((x) => [x, sag(x), 0] as const),
      0.16,
    ),
    fabric("cream", 4),
  );
}

/** A clothes peg over a line that runs along x through the origin. */
export function clothesPeg(paint: Paint): Group {
  const group = new Group();
  const legs = joined(
    slab([0.5, 2.2, 0.34], [0, -0.3, 0.3], 0.08).rotateX(0.06),
    slab([0.5, 2.2, 0.34], [0, -0.3, -0.3], 0.08).rotateX(-0.06),
  );
  group.add(new Mesh(legs, plastic(paint)));
  group.add(new Mesh(new CylinderGeometry(0.16, 0.16, 0.62, 12).rotateZ(Math.PI / 2), plastic("steel")));
  return group;
}

/** A scrubbing brush lying on its bristles. */
export function scrubbingBrush(random: Random): Group {
  const group = new Group();
  const back = new Mesh(slab([7, 0.9, 2.6], [0, 1.9, 0], 0.4), woodSkin("wood", 1));
  group.add(back);
  const tufts = joined(
    ...Array.from({ length: 10 * 4 }, (_, n) =>
      new CylinderGeometry(0.26, 0.2, 1.5, 8)
        .rotateX(between(random, -0.16, 0.16))
        .rotateZ(between(random, -0.16, 0.16))
        .translate(((n % 10) - 4.5) * 0.66, 0.76, (Math.floor(n / 10) - 1.5) * 0.58),
    ),
  );
  group.add(new Mesh(tufts, fabric("cream", 2)));
  return group;
}
