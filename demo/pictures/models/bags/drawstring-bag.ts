import { DoubleSide, Group } from "three";
import { metal } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { applique, disc, type Spot } from "../sewing/applique.ts";
import { makerLabel } from "../sewing/maker-label.ts";
import { textile } from "../sewing/natural-materials.ts";
import { part } from "../sewing/part.ts";
import { stitches } from "../sewing/stitching.ts";
import { cord, type Point, profile, surface } from "../surface.ts";
import { turned } from "../turned.ts";

export type DrawstringPaints = {
  readonly cloth: Paint;
  readonly base: Paint;
  readonly rope: Paint;
  readonly figure: Paint;
  readonly ground: Paint;
};

const half = profile([0, 4.1], [0.06, 4.6], [0.4, 4.9], [0.68, 4.2], [0.82, 2.2], [0.87, 1.55], [0.93, 2.1], [1, 2.7]);
const through = profile(
  [0, 2.2],
  [0.06, 2.5],
  [0.4, 2.8],
  [0.68, 2.2],
  [0.82, 1.3],
  [0.87, 0.95],
  [0.93, 1.35],
  [1, 1.8],
);
const tall = 12.4;

function at(angle: number, level: number, out = 0): Point {
  const gather = Math.max(0, (level - 0.52) / 0.48) ** 1.2;
  const pleat = 1 + 0.1 * gather * Math.sin(angle * 15 + Math.sin(angle * 3) * 1.2);
  const slump = 0.05 * Math.sin(angle * 3 + level * 7) * (1 - gather);
  const [s, c] = [Math.sin(angle), Math.cos(angle)];
  const power = 0.72 + 0.28 * gather;
  const x = Math.sign(s) * Math.abs(s) ** power * (half(level) * (pleat + slump) + out);
  return [
    x,
    level * tall + 0.16 * gather * Math.sin(angle * 5),
    Math.sign(c) * Math.abs(c) ** power * (through(level) * (pleat + slump) + out),
  ];
}

/** A gym sack pulled shut with ropes that run down to its lower corners. */
export function drawstringBag(paints: DrawstringPaints): Group {
  const group = new Group();
  const cloth = textile(paints.cloth, 4);
  cloth.side = DoubleSide;
  part(
    group,
    surface(220, 60, (u, v) => at(u * Math.PI * 2, 0.16 + v * 0.84)),
    cloth,
  );
  const base = textile(paints.base, 4);
  base.side = DoubleSide;
  part(
    group,
    surface(120, 12, (u, v) => at(u * Math.PI * 2, v * 0.24, 0.05 * v)),
    base,
  );
  part(
    group,
    surface(72, 3, (u, v) => {
      const [x, , z] = at(u * Math.PI * 2, 0);
      return [x * v, 0.03, z * v];
    }),
    base,
  );
  const round = (level: number, out: number) =>
    Array.from({ length: 72 }, (_, n) => at((n / 72) * Math.PI * 2, level, out));
  group.add(stitches(round(0.245, 0.1), paints.figure, 0.26, true));
  part(
    group,
    cord(
      round(0.872, 0.14).filter((_, n) => n % 3 === 0),
      0.2,
      true,
    ),
    textile(paints.rope, 24),
  );

  // The figure on its front: a ball between two court lines.
  const front = (x: number, y: number, out: number): Point => {
    const level = y / tall;
    const [, , z] = at(Math.asin(Math.min(1, Math.abs(x) / half(level)) ** (1 / 0.72)) * Math.sign(x), level, out);
    return [x, y, z];
  };
  const sew = (outline: readonly Spot[], paint: Paint, out: number) => {
    const patch = textile(paint, 2);
    patch.side = DoubleSide;
    part(
      group,
      applique(outline, (x, y) => front(x, y, out)),
      patch,
    );
  };
  sew(disc(0, 5.6, 1.9), paints.figure, 0.1);
  for (const turn of [0, 1, 2, 3]) {
    const seam = Array.from({ length: 9 }, (_, n): Point => {
      const t = n / 8 - 0.5;
      const bow = [0, 0.6, -0.6, 0][turn] ?? 0;
      const spot: Spot =
        turn === 3 ? [t * 3.7, 5.6] : [bow * (1.9 - t * t * 3.2) * 1.15, 5.6 + t * (turn === 0 ? 3.7 : 3.1)];
      return front(spot[0], spot[1], 0.14);
    });
    part(group, cord(seam, 0.06), textile(paints.ground, 20));
  }
  for (const side of [-1, 1]) {
    const [kx, ky, kz] = at(side * 1.5, 0.87, 0.1);
    const [bx, by, bz] = at(side * 1.9, 0.07, 0.12);
    const rope: Point[] = [
      [kx, ky, kz],
      [kx + side * 1.2, ky - 0.9, kz - 0.7],
      [side * 4.6, 8.2, -2.4],
      [side * 5.6, 4.4, -2.6],
      [side * 5.3, 1.7, -1.9],
      [bx, by, bz],
    ];
    part(group, cord(rope, 0.17), textile(paints.rope, 24));
    part(
      group,
      cord(
        rope.map(([x, y, z]): Point => [x * 0.97, y - 0.15, z - 0.45]),
        0.17,
      ),
      textile(paints.rope, 24),
    );
    const eye = part(
      group,
      turned([
        [0.2, 0],
        [0.42, 0.05],
        [0.42, 0.14],
        [0.2, 0.2],
      ]),
      metal("steel", 0.3),
      [bx - side * 0.12, by + 0.05, bz],
    );
    eye.rotation.z = -side * 1.57;
  }
  // The knotted ends hang down in front.
  for (const x of [-0.3, 0.35]) {
    const [, y, z] = at(0, 0.87, 0.3);
    part(
      group,
      cord(
        [
          [x * 0.4, y, z],
          [x, y - 0.8, z + 0.6],
          [x * 1.7, y - 2.2, z + 1.25],
        ],
        0.16,
      ),
      textile(paints.rope, 24),
    );
    part(
      group,
      turned([
        [0, -0.35],
        [0.25, -0.3],
        [0.3, 0],
        [0.22, 0.3],
        [0, 0.35],
      ]),
      textile(paints.figure, 8),
      [x * 1.75, y - 2.35, z + 1.3],
    );
  }
  const label = makerLabel("KAWAN RIMBA", 1.5, 0.7, "cream", "court");
  label.position.set(...front(2.6, 2.1, 0.12));
  label.rotation.y = 0.35;
  group.add(label);
  return group;
}
