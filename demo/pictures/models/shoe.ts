import { DoubleSide, Group, type Material, Mesh } from "three";
import { fabric, plastic, rubber } from "../stage/materials.ts";
import type { Paint } from "../stage/palette.ts";
import { box } from "./bricks.ts";
import { soleAt, soleFlank, upperAt } from "./shoe-form.ts";
import { cord, type Point, surface } from "./surface.ts";

export type ShoeColours = { upper: Paint; panel: Paint; sole: Paint; grip: Paint; lace: Paint };

/** Crowds the grid toward heel and toe, where the form turns fastest. */
const paced = (u: number) => (1 - Math.cos(u * Math.PI)) / 2;

function skin(material: Material, shape: ReturnType<typeof surface>): Mesh {
  material.side = DoubleSide;
  return new Mesh(shape, material);
}

/** A piece sewn on: from `t0` to `t1`, between two lines of `s`, on both sides of the shoe or on one. */
function panel(
  material: Material,
  t0: number,
  t1: number,
  low: (t: number) => number,
  high: (t: number) => number,
  side: 1 | -1,
): Mesh {
  return skin(
    material,
    surface(40, 24, (u, v) => {
      const t = t0 + (t1 - t0) * u;
      const edge = Math.min(1, 14 * Math.min(u, 1 - u, v, 1 - v));
      return upperAt(t, side * (low(t) + (high(t) - low(t)) * v), 0.02 + 0.07 * edge);
    }),
  );
}

function sole(colours: ShoeColours): Group {
  const group = new Group();
  const band = (from: number, to: number) => (u: number, v: number) => {
    // Once around: out along one flank and back along the other.
    const t = paced(u < 0.5 ? u * 2 : 2 - u * 2);
    return soleFlank(t, u < 0.5 ? 1 : -1, from + (to - from) * v);
  };
  const lid =
    (level: number) =>
    (u: number, v: number): Point => {
      const t = paced(u);
      const [ax, ay, az] = soleFlank(t, 1, level);
      const [, , bz] = soleFlank(t, -1, level);
      return [ax, ay, az + (bz - az) * v];
    };
  group.add(skin(plastic(colours.sole), surface(160, 10, band(0.2, 1))));
  group.add(skin(plastic(colours.sole), surface(80, 6, lid(1))));
  group.add(skin(rubber(colours.grip), surface(160, 4, band(0, 0.2))));
  group.add(skin(rubber(colours.grip), surface(80, 6, lid(0))));
  return group;
}

function laces(paint: Paint): Group {
  const group = new Group();
  for (let row = 0; row < 6; row += 1) {
    const t = 0.475 + row * 0.045;
    const across = Array.from({ length: 9 }, (_, n) => upperAt(t + 0.004 * Math.sin(n), -0.3 + (n / 8) * 0.6, 0.2));
    group.add(new Mesh(cord(across, 0.16), fabric(paint, 30)));
    if (row === 5) continue;
    const cross = Array.from({ length: 9 }, (_, n) =>
      upperAt(t + (n / 8) * 0.045, (row % 2 ? -1 : 1) * (-0.3 + (n / 8) * 0.6), 0.12),
    );
    group.add(new Mesh(cord(cross, 0.13), fabric(paint, 30)));
  }
  return group;
}

/** A running shoe, heel at -x and toe at +x, standing on the floor. */
export function shoe(colours: ShoeColours): Group {
  const group = new Group();
  group.add(
    skin(
      fabric(colours.upper, 10),
      surface(140, 90, (u, v) => upperAt(paced(u), v * 2 - 1)),
    ),
  );
  for (const side of [1, -1] as const) {
    const put = (paint: Paint, t0: number, t1: number, low: (t: number) => number, high: (t: number) => number) =>
      group.add(panel(plastic(paint), t0, t1, low, high, side));
    put(
      colours.panel,
      0.012,
      0.2,
      (t) => 0.64 + t * 1.3,
      () => 1,
    );
    put(
      colours.panel,
      0.8,
      0.992,
      (t) => 1 - (t - 0.8) * 2.6,
      () => 1,
    );
    put(
      colours.upper,
      0.44,
      0.735,
      () => 0.22,
      () => 0.37,
    );
    put(
      colours.panel,
      0.4,
      0.6,
      (t) => 0.4 + Math.abs(t - 0.5) * 1.2,
      () => 1,
    );
  }
  const tongue = new Mesh(box(0.55, 3.1, 2.0, 0.26), fabric(colours.panel, 6));
  const { x } = soleAt(0.4);
  tongue.position.set(x - 0.15, 5.05, 0.1);
  tongue.rotation.z = 0.62;
  group.add(tongue, sole(colours), laces(colours.lace));
  return group;
}
