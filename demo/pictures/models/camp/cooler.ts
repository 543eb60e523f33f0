import { Group } from "three";
import { metal, plastic, rubber } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { between, type Random } from "../../stage/random.ts";
import { box } from "../bricks.ts";
import { copies } from "../sewing/copies.ts";
import { makerLabel } from "../sewing/maker-label.ts";
import { part } from "../sewing/part.ts";
import { cord } from "../surface.ts";
import { turned } from "../turned.ts";

export type CoolerPaints = { readonly body: Paint; readonly lid: Paint; readonly latch: Paint };

/** A cool box moulded like a giant brick; eight studs on its lid hold cans. Its lid is named, so that it can be lifted. */
export function cooler(paints: CoolerPaints, random: Random): Group {
  const group = new Group();
  const shell = plastic(paints.body);
  const cover = plastic(paints.lid);
  const wall = 0.95;
  for (const side of [-1, 1]) {
    part(group, box(14, 6.6, wall, 0.4), shell, [0, 3.6, side * (4.2 - wall / 2)]);
    part(group, box(wall, 6.6, 8.4, 0.4), shell, [side * (7 - wall / 2), 3.6, 0]);
    part(group, box(14.35, 0.5, wall + 0.2, 0.2), cover, [0, 6.75, side * (4.2 - wall / 2)]);
    part(group, box(wall + 0.2, 0.5, 8.75, 0.2), cover, [side * (7 - wall / 2), 6.75, 0]);
  }
  part(group, box(12.6, 0.4, 7, 0.1), plastic("white"), [0, 1, 0]);
  const cubes = Array.from({ length: 70 }, () => ({
    at: [between(random, -5.4, 5.4), between(random, 4, 4.8), between(random, -2.7, 2.7)] as const,
    turn: [random() * 3, random() * 3, random() * 3] as const,
  }));
  group.add(copies(box(1.3, 1.1, 1.3, 0.2), plastic("mist"), cubes));
  part(group, box(13.4, 0.8, 7.8, 0.2), rubber("ink"), [0, 0.4, 0]);
  // Ribs that stiffen the walls.
  for (const x of [-5.2, -3.9, 3.9, 5.2])
    for (const z of [-4.2, 4.2]) part(group, box(0.5, 4.4, 0.36, 0.16), shell, [x, 3.4, z]);
  for (const z of [-2.2, 0, 2.2]) for (const x of [-7, 7]) part(group, box(0.36, 2.6, 0.5, 0.16), shell, [x, 2.6, z]);

  const lid = new Group();
  lid.position.set(0, 7, -4.2);
  lid.name = "lid";
  part(lid, box(14.5, 1.7, 8.9, 0.45), cover, [0, 0.9, 4.2]);
  part(lid, box(13, 0.5, 7.4, 0.2), plastic("white"), [0, 0, 4.2]);
  for (let n = 0; n < 8; n += 1) {
    const stud = turned([
      [1.05, 0],
      [1.05, 0.62],
      [1.0, 0.72],
      [0.9, 0.76],
      [0.78, 0.76],
      [0.7, 0.68],
      [0, 0.66],
    ]);
    part(lid, stud, cover, [-4.9 + (n % 4) * 3.27, 1.72, 2.3 + Math.floor(n / 4) * 3.8]);
  }
  group.add(lid);
  for (const x of [-3.4, 3.4]) {
    const latch = new Group();
    latch.position.set(x, 6.7, 4.45);
    part(latch, box(1.5, 2.6, 0.4, 0.18), rubber(paints.latch), [0, -0.2, 0.1]);
    part(latch, box(1.9, 0.6, 0.6, 0.2), rubber(paints.latch), [0, -1.4, 0.15]);
    group.add(latch);
    part(group, box(1.8, 0.5, 0.5, 0.12), shell, [x, 4.9, 4.3]);
  }
  for (const side of [-1, 1]) {
    for (const z of [-2.4, 2.4]) part(group, box(0.8, 1.2, 0.9, 0.25), plastic("ink"), [side * 7.1, 5.5, z]);
    part(
      group,
      cord(
        [
          [side * 7.2, 5.5, -2.4],
          [side * 7.9, 4.6, -2.1],
          [side * 8.1, 4.2, 0],
          [side * 7.9, 4.6, 2.1],
          [side * 7.2, 5.5, 2.4],
        ],
        0.16,
      ),
      metal("steel"),
    );
    part(
      group,
      cord(
        [
          [side * 8.02, 4.3, -1.3],
          [side * 8.1, 4.2, 0],
          [side * 8.02, 4.3, 1.3],
        ],
        0.42,
      ),
      rubber(paints.latch),
    );
  }
  const tap = turned([
    [0, 0.7],
    [0.5, 0.66],
    [0.62, 0.5],
    [0.62, 0.1],
    [0.8, 0],
    [0, 0],
  ]);
  part(group, tap, rubber(paints.latch), [5.2, 1.5, 4.3], [Math.PI / 2, 0, 0]);
  const label = makerLabel("KAWAN RIMBA", 4.4, 1.9, "cream", "court");
  label.position.set(0, 3.3, 4.24);
  group.add(label);
  return group;
}
