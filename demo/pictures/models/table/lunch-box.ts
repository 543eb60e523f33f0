import { Group, SphereGeometry } from "three";
import { plastic, rubber } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { between, type Random } from "../../stage/random.ts";
import { box } from "../bricks.ts";
import { copies, type Place } from "../sewing/copies.ts";
import { textile, timber } from "../sewing/natural-materials.ts";
import { part } from "../sewing/part.ts";
import { webbing } from "../sewing/webbing.ts";
import { spun } from "../spun.ts";
import type { Point } from "../surface.ts";

export type LunchBoxPaints = { readonly box: Paint; readonly lid: Paint; readonly band: Paint };

const [wide, tall, deep] = [12, 4, 8];

function tray(paint: Paint): Group {
  const group = new Group();
  const shell = plastic(paint);
  const wall = 0.45;
  part(group, box(wide, 0.5, deep, 0.2), shell, [0, 0.25, 0]);
  for (const side of [-1, 1]) {
    part(group, box(wide, tall, wall, 0.22), shell, [0, tall / 2, side * (deep / 2 - wall / 2)]);
    part(group, box(wall, tall, deep, 0.22), shell, [side * (wide / 2 - wall / 2), tall / 2, 0]);
  }
  part(group, box(0.3, tall - 0.7, deep - 0.5, 0.12), shell, [1, (tall - 0.7) / 2 + 0.2, 0]);
  part(group, box(wide / 2 - 1.2, tall - 0.7, 0.3, 0.12), shell, [wide / 4 + 0.3, (tall - 0.7) / 2 + 0.2, 0.3]);
  return group;
}

function lid(paint: Paint): Group {
  const group = new Group();
  part(group, box(wide + 0.3, 1, deep + 0.3, 0.34), plastic(paint), [0, 0.5, 0]);
  for (let n = 0; n < 6; n += 1)
    part(group, spun([1.05, 0, 1.05, 0.42, 0.98, 0.52, 0.86, 0.56, 0, 0.56]), plastic(paint), [
      -4.3 + (n % 3) * 3.4,
      1,
      -1.9 + Math.floor(n / 3) * 3.8,
    ]);
  return group;
}

/** Closed: two clasps, an elastic band, and cutlery of wood held under it. */
export function lunchBox(paints: LunchBoxPaints): Group {
  const group = new Group();
  const top = lid(paints.lid);
  top.position.y = tall - 0.15;
  group.add(tray(paints.box), top);
  for (const side of [-1, 1]) {
    part(group, box(0.5, 1.9, 2.6, 0.2), rubber(paints.band), [side * (wide / 2 + 0.15), tall - 0.1, 0]);
    part(group, box(0.7, 0.4, 2.2, 0.16), rubber(paints.band), [side * (wide / 2 + 0.22), tall - 0.95, 0]);
  }
  const [x, y, z] = [4.85, tall + 0.92, deep / 2 + 0.22];
  const corners: [number, number][] = [
    [0.05, z - 0.2],
    [y, z],
    [y, -z],
    [0.05, -z + 0.2],
  ];
  const around = corners.flatMap(([ay, az], n): Point[] => {
    const [by, bz] = corners[(n + 1) % 4] ?? [ay, az];
    return [0.03, 0.25, 0.5, 0.75, 0.97].map((t) => [x, ay + (by - ay) * t, az + (bz - az) * t]);
  });
  const facing = around.map(([, h, d]): Point => (Math.abs(d) > deep / 2 - 0.3 ? [0, 0, d] : [0, h - tall / 2, 0]));
  part(group, webbing(around, facing, 1.5, 0.14, true), textile(paints.band, 9));
  group.name = paints.lid;
  return group;
}

/** A fork and a spoon of wood, lying along x. */
export function woodenCutlery(): Group {
  const group = new Group();
  const wood = timber("wood", 6);
  for (const [z, head] of [
    [-0.8, "spoon"],
    [0.8, "fork"],
  ] as const) {
    part(
      group,
      webbing(
        [
          [-4.4, 0.25, z],
          [-1, 0.3, z],
          [1.8, 0.25, z],
        ],
        [0, 1, 0],
        (a) => 0.8 - 0.3 * a,
        0.22,
      ),
      wood,
    );
    if (head === "spoon") {
      const bowl = part(group, new SphereGeometry(0.95, 32, 16), wood, [3, 0.32, z]);
      bowl.scale.set(1.45, 0.22, 0.82);
    } else {
      part(group, box(1.4, 0.2, 1.2, 0.09), wood, [2.4, 0.3, z]);
      for (const t of [-0.45, -0.15, 0.15, 0.45]) part(group, box(1.8, 0.18, 0.2, 0.08), wood, [3.7, 0.3, z + t]);
    }
  }
  return group;
}

/** Open and filled: rice with sesame, greens, an egg, tomatoes and tempeh; the lid leans behind. */
export function filledLunchBox(paints: LunchBoxPaints, random: Random): Group {
  const group = new Group();
  group.add(tray(paints.box));
  const cover = lid(paints.lid);
  cover.position.set(0, 3.9, -deep / 2 - 2.6);
  cover.rotation.x = 1.15;
  group.add(cover);
  part(group, box(5.9, 2.4, 7, 0.5), plastic("white"), [-2.4, 1.5, 0]);
  const many = (count: number, place: () => Place) => Array.from({ length: count }, place);
  const rice = many(420, () => ({
    at: [between(random, -5.2, 0.5), between(random, 2.55, 2.95), between(random, -3.3, 3.3)],
    turn: [0, random() * 3, random() * 0.6],
    size: [1.2, 0.75, 0.75],
  }));
  group.add(copies(new SphereGeometry(0.3, 8, 6), plastic("white"), rice));
  const sesame = many(24, () => ({
    at: [between(random, -4, -0.8), 3.26, between(random, -2, 2)],
    size: [1.4, 0.6, 0.9],
  }));
  group.add(copies(new SphereGeometry(0.1, 6, 5), plastic("ink"), sesame));
  for (const paint of ["leaf", "court"] as const) {
    const florets = many(16, () => ({
      at: [between(random, 1.7, 5.1), between(random, 2.3, 3.1), between(random, -3.1, -0.5)],
      size: between(random, 0.5, 0.75),
    }));
    group.add(copies(new SphereGeometry(1, 12, 10), rubber(paint), florets));
  }
  for (const [x, z] of [
    [2.2, 1.5],
    [3.6, 2.9],
    [2.1, 3],
  ] as const)
    part(group, new SphereGeometry(0.82, 24, 18), plastic("brick"), [x, 2.6, z]);
  const egg = part(group, new SphereGeometry(1.1, 28, 20), plastic("white"), [4.5, 2.4, 1.6]);
  egg.scale.set(1.1, 0.75, 1);
  const yolk = part(group, new SphereGeometry(0.62, 24, 16), plastic("sun"), [4.5, 3.02, 1.6]);
  yolk.scale.y = 0.5;
  return group;
}
