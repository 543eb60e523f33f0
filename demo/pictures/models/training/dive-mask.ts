import { DoubleSide, Group, Mesh } from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { clearPlastic, plastic, rubber } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { blunted, limb } from "../parts/limb.ts";
import { mirrored, smoothLoop } from "../parts/outline.ts";
import { lettering, printOn } from "../parts/print.ts";
import { strip } from "../parts/strip.ts";
import { cord, type Point, surface } from "../surface.ts";

const brow = smoothLoop(
  mirrored([
    [0, -1.1],
    [0.9, -1.5],
    [1.8, -2.7],
    [4.2, -2.9],
    [5.7, -1.6],
    [5.9, 0.6],
    [4.9, 2.1],
    [2.4, 2.6],
    [0, 2.5],
  ]),
  96,
);

/** A diving mask resting on its nose side, glass toward +z. */
export function diveMask(paint: Paint, skirt: Paint): Group {
  const group = new Group();
  const level = 3.3;
  const at = (share: number, far: number, out: number): Point => {
    const point = brow[Math.round(share * brow.length) % brow.length];
    if (!point) throw new Error("the mask has an outline");
    const x = point.x * far;
    return [x, level + (point.y + 0.2) * far - 0.2, -0.035 * x * x + out];
  };
  const ring = (far: number, out: number, thick: number, material: ReturnType<typeof plastic>) =>
    group.add(
      new Mesh(
        cord(
          Array.from({ length: 48 }, (_, n) => at(n / 48, far, out)),
          thick,
          true,
        ),
        material,
      ),
    );
  ring(1, 0.3, 0.42, plastic(paint));
  ring(0.9, 0.5, 0.2, plastic("ink"));
  const glass = clearPlastic("sky");
  glass.side = DoubleSide;
  group.add(
    new Mesh(
      surface(4, 96, (u, v) => at(v, u * 0.9, 0.5)),
      glass,
    ),
  );
  const soft = rubber(skirt);
  soft.side = DoubleSide;
  soft.roughness = 0.5;
  group.add(
    new Mesh(
      surface(16, 96, (u, v) => {
        const [x, y, z] = at(v, 1 - 0.06 * Math.sin(u * Math.PI) + 0.06 * u, 0.2);
        return [x, y, z - u * (2.6 + 0.05 * x * x) - 0.02 * x * x * u];
      }),
      soft,
    ),
  );
  // The pocket for the nose.
  const nose = limb(
    [
      [0, level - 0.9, 0.1],
      [0, level - 1.7, 0.7],
      [0, level - 2.7, 0.6],
      [0, level - 3.1, -0.6],
    ],
    blunted((place) => 0.8 + 0.42 * Math.sin(place * Math.PI), 0.1, 0.25),
  );
  group.add(new Mesh(nose, soft));
  for (const side of [-1, 1]) {
    const hinge = new Mesh(new RoundedBoxGeometry(0.7, 1.6, 1.5, 4, 0.28), plastic(paint));
    hinge.position.set(side * 6.2, level, -1.6);
    const belt: Point[] = [
      [side * 6.3, level, -1.4],
      [side * 6.6, level + 0.3, -4],
      [side * 5.4, level + 0.9, -7.2],
      [side * 2.6, level + 1.4, -9.4],
      [0, level + 1.5, -9.9],
    ];
    group.add(hinge, new Mesh(strip(belt, 1.2, 0.2, [0, 1, 0]), rubber(skirt)));
  }
  group.add(
    printOn(lettering("SIRIP", "white"), (u, v) => {
      const x = (u - 0.5) * 2.2;
      return [x, level + 2.28 + v * 0.5, -0.035 * x * x + 0.74 - v * 0.06];
    }),
  );
  return group;
}

/** A snorkel lying on the floor: mouthpiece toward +x, splash guard toward -x. */
export function snorkel(paint: Paint, soft: Paint): Group {
  const group = new Group();
  const path: Point[] = [
    [-10, 0.75, 0],
    [-4, 0.75, 0.2],
    [2, 0.75, 0.3],
    [6.4, 0.75, -0.4],
    [8.6, 0.8, -2.2],
    [8.2, 0.95, -4.2],
    [6.6, 1, -5],
  ];
  group.add(new Mesh(cord(path.slice(0, 4), 0.66), plastic(paint)));
  group.add(
    new Mesh(
      limb(path.slice(3), (place) => 0.7 + 0.06 * Math.cos(place * 60)),
      rubber(soft),
    ),
  );
  const mouth = limb(
    [
      [6.9, 1, -4.9],
      [5.8, 1, -5.4],
      [5, 1, -5.6],
    ],
    blunted((place) => 0.75 + place * 0.8, 0, 0.3),
    0.6,
  );
  group.add(new Mesh(mouth, rubber(soft)));
  const stripe = (x: number, wide: number) => {
    const band = new Mesh(
      limb(
        [
          [x, 0.75, 0],
          [x + wide / 2, 0.75, 0.02],
          [x + wide, 0.75, 0.04],
        ],
        () => 0.7,
      ),
      plastic("white"),
    );
    group.add(band);
  };
  stripe(-9.2, 0.8);
  stripe(-7.8, 0.8);
  const guard = limb(
    [
      [-10.2, 0.75, 0],
      [-11.2, 0.82, 0],
      [-12.6, 0.85, 0],
    ],
    blunted(() => 0.92, 0.12, 0.3),
  );
  group.add(new Mesh(guard, plastic("ink")));
  const clip = new Mesh(new RoundedBoxGeometry(1.5, 1.2, 0.6, 4, 0.25), rubber(soft));
  clip.position.set(0.4, 0.9, 0.9);
  group.add(clip);
  return group;
}
