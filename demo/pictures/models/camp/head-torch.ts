import { Group } from "three";
import { clearPlastic, metal, plastic, rubber } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { box } from "../bricks.ts";
import { slider } from "../sewing/buckle.ts";
import { glowing, textile } from "../sewing/natural-materials.ts";
import { part } from "../sewing/part.ts";
import { stitches } from "../sewing/stitching.ts";
import { webbing } from "../sewing/webbing.ts";
import type { Point } from "../surface.ts";
import { turned } from "../turned.ts";

/** A head torch on its elastic band, lamp toward +z, battery behind. */
export function headTorch(paint: Paint, band: Paint, accent: Paint): Group {
  const group = new Group();
  const loop = Array.from({ length: 48 }, (_, n): Point => {
    const angle = (n / 48) * Math.PI * 2;
    return [Math.sin(angle) * 5.6, 1.5, Math.cos(angle) * 6.4];
  });
  part(
    group,
    webbing(
      loop,
      loop.map(([x, , z]): Point => [x, 0, z]),
      2.1,
      0.2,
      true,
    ),
    textile(band, 9),
  );
  for (const y of [0.95, 2.05])
    group.add(
      stitches(
        loop.map(([x, , z]): Point => [x * 1.02, y, z * 1.02]),
        accent,
        0.3,
        true,
      ),
    );
  const over: Point[] = [
    [0, 2.3, 6.5],
    [0, 5.6, 5.2],
    [0, 7.3, 0],
    [0, 5.8, -5],
    [0, 2.4, -6.5],
  ];
  part(
    group,
    webbing(
      over,
      [
        [0, 0.4, 1],
        [0, 1, 0.6],
        [0, 1, 0],
        [0, 1, -0.6],
        [0, 0.4, -1],
      ],
      1.5,
      0.18,
    ),
    textile(band, 9),
  );
  group.add(
    stitches(
      over.map(([x, y, z]): Point => [x - 0.5, y + 0.12, z * 1.02]),
      accent,
      0.3,
    ),
    stitches(
      over.map(([x, y, z]): Point => [x + 0.5, y + 0.12, z * 1.02]),
      accent,
      0.3,
    ),
  );
  for (const side of [-1, 1]) {
    const ladder = slider(1.7, "ink");
    ladder.position.set(side * 5.62, 1.5, 0.8);
    ladder.rotation.set(0, Math.PI / 2, Math.PI / 2);
    ladder.scale.setScalar(0.95);
    group.add(ladder);
  }
  // The bracket, and the lamp that tilts in it.
  part(group, box(4.2, 2.9, 0.8, 0.35), plastic("ink"), [0, 1.6, 6.75]);
  const lamp = new Group();
  lamp.position.set(0, 1.9, 7.6);
  lamp.rotation.x = 0.18;
  part(lamp, box(4.6, 3.1, 1.9, 0.7), plastic(paint), [0, 0, 0.4]);
  part(lamp, box(1.5, 0.5, 1, 0.22), rubber("ink"), [0, 1.55, 0.3]);
  const rim = [
    [1.3, 0],
    [1.36, 0.2],
    [1.2, 0.34],
    [1.12, 0.2],
  ] as const;
  part(lamp, turned(rim), metal("steel", 0.25), [-0.55, -0.05, 1.3], [Math.PI / 2, 0, 0]);
  part(
    lamp,
    turned([
      [1.1, 0.22],
      [0.4, 0.02],
      [0, 0],
    ]),
    metal("steel", 0.12),
    [-0.55, -0.05, 1.28],
    [Math.PI / 2, 0, 0],
  );
  part(
    lamp,
    turned([
      [0.4, 0],
      [0.34, 0.16],
      [0, 0.2],
    ]),
    glowing("cream", 1),
    [-0.55, -0.05, 1.3],
    [Math.PI / 2, 0, 0],
  );
  part(
    lamp,
    turned([
      [1.16, 0.24],
      [0.8, 0.32],
      [0, 0.34],
    ]),
    clearPlastic("white"),
    [-0.55, -0.05, 1.3],
    [Math.PI / 2, 0, 0],
  );
  part(
    lamp,
    turned([
      [0.5, 0],
      [0.42, 0.18],
      [0, 0.24],
    ]),
    glowing("coral", 0.6),
    [1.35, 0.35, 1.3],
    [Math.PI / 2, 0, 0],
  );
  part(
    lamp,
    turned([
      [0.5, 0],
      [0.42, 0.18],
      [0, 0.24],
    ]),
    glowing("cream", 0.8),
    [1.35, -0.7, 1.3],
    [Math.PI / 2, 0, 0],
  );
  group.add(lamp);
  part(group, box(4.8, 2.7, 1.7, 0.6), plastic("ink"), [0, 1.55, -6.9]);
  part(group, box(3.4, 1.5, 0.3, 0.14), plastic(paint), [0, 1.55, -7.75]);
  return group;
}
