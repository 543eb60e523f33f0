import { DoubleSide, Group } from "three";
import { metal, plastic, rubber } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { makerLabel } from "../sewing/maker-label.ts";
import { textile } from "../sewing/natural-materials.ts";
import { part } from "../sewing/part.ts";
import { piping, stitches } from "../sewing/stitching.ts";
import { webbing } from "../sewing/webbing.ts";
import { cord, type Point, surface } from "../surface.ts";
import { turned } from "../turned.ts";

export type CampChairPaints = { readonly cloth: Paint; readonly trim: Paint; readonly frame: Paint };

/** A folding chair: crossed tubes, a hanging seat, soft arms and a net for a cup. */
export function campChair(paints: CampChairPaints): Group {
  const group = new Group();
  const tube = metal(paints.frame, 0.4);
  const rod = (a: Point, b: Point) => part(group, cord([a, b], 0.26), tube);
  const foot = (x: number, z: number) =>
    part(
      group,
      turned([
        [0, 0],
        [0.5, 0],
        [0.55, 0.1],
        [0.4, 0.6],
        [0.28, 0.7],
      ]),
      rubber("ink"),
      [x, 0, z],
    );
  const [w, d, seat] = [4.6, 3.9, 6.2];
  for (const x of [-w, w]) for (const z of [-d, d]) foot(x, z);
  // Crosses at the front, behind and at both sides.
  for (const z of [-d, d]) {
    rod([-w, 0.4, z], [w, seat, z]);
    rod([w, 0.4, z], [-w, seat, z]);
    part(
      group,
      turned([
        [0, -0.1],
        [0.34, -0.1],
        [0.34, 0.5],
        [0, 0.52],
      ]),
      plastic("ink"),
      [0, seat / 2 + 0.2, z],
      [Math.PI / 2, 0, 0],
    );
  }
  for (const x of [-w, w]) {
    rod([x, 0.4, -d], [x, seat, d]);
    rod([x, 0.4, d], [x, seat, -d]);
    rod([x, seat, -d], [x * 1.03, 13.4, -d - 1.9]);
    rod([x, seat, d], [x, 9.2, d + 0.2]);
    part(
      group,
      turned([
        [0, 0],
        [0.36, 0],
        [0.4, 0.3],
        [0.3, 0.6],
        [0, 0.65],
      ]),
      plastic("ink"),
      [x * 1.03, 13.2, -d - 1.9],
    );
    for (const z of [-d, d])
      part(
        group,
        turned([
          [0.2, 0],
          [0.42, 0.05],
          [0.42, 0.7],
          [0.2, 0.75],
        ]),
        plastic("ink"),
        [x, seat - 0.4, z],
      );
  }
  const cloth = textile(paints.cloth, 5);
  const trim = textile(paints.trim, 12);
  for (const material of [cloth, trim]) material.side = DoubleSide;
  const seatAt = (u: number, v: number, under = 0): Point => {
    const [x, z] = [u * 2 - 1, v * 2 - 1];
    const dip = 1.25 * (1 - x * x) * (0.75 + 0.25 * z) + 0.35 * (1 - z * z);
    return [x * w, seat + 0.35 - dip - under, z * d * 1.02];
  };
  const backAt = (u: number, v: number, under = 0): Point => {
    const x = u * 2 - 1;
    const belly = 1.15 * (1 - x * x) * (1 - 0.35 * v);
    return [
      x * w * (1.0 + 0.03 * v),
      seat + 0.9 + v * 6.2 - 0.35 * v * (1 - x * x),
      -d - 0.15 - v * 1.75 - belly - under,
    ];
  };
  for (const under of [0, 0.22]) {
    part(
      group,
      surface(32, 24, (u, v) => seatAt(u, v, under)),
      cloth,
    );
    part(
      group,
      surface(32, 24, (u, v) => backAt(u, v, under)),
      cloth,
    );
  }
  const rim = (at: typeof seatAt) => {
    const steps = Array.from({ length: 13 }, (_, n) => n / 12);
    return [
      ...steps.map((t) => at(t, 0, 0.1)),
      ...steps.map((t) => at(1, t, 0.1)),
      ...steps.map((t) => at(1 - t, 1, 0.1)),
      ...steps.map((t) => at(0, 1 - t, 0.1)),
    ];
  };
  for (const at of [seatAt, backAt]) part(group, piping(rim(at), 0.24, true), trim);
  const inner = (at: typeof seatAt, lift: number) => rim((u, v) => at(0.08 + u * 0.84, 0.08 + v * 0.84, lift));
  group.add(
    stitches(inner(seatAt, -0.04), paints.trim, 0.26, true),
    stitches(inner(backAt, -0.04), paints.trim, 0.26, true),
  );
  // A broad stripe down the back.
  part(
    group,
    surface(12, 20, (u, v) => backAt(0.36 + u * 0.28, v, -0.06)),
    trim,
  );
  for (const side of [-1, 1]) {
    const arm: Point[] = [
      [side * w * 1.01, 10.2, -d - 1.0],
      [side * w * 1.02, 9.25, -1.6],
      [side * w * 1.02, 9.05, 1.4],
      [side * w, 9.35, d + 0.35],
    ];
    part(group, webbing(arm, [0, 1, 0.05], 1.7, 0.36), textile(paints.cloth, 9));
    group.add(
      stitches(
        arm.map(([x, y, z]): Point => [x + 0.6, y + 0.2, z]),
        paints.trim,
        0.24,
      ),
      stitches(
        arm.map(([x, y, z]): Point => [x - 0.6, y + 0.2, z]),
        paints.trim,
        0.24,
      ),
    );
  }
  // The net for a cup hangs in the right arm.
  const net = textile(paints.trim, 9);
  net.side = DoubleSide;
  part(
    group,
    turned([
      [0.9, 0],
      [1.1, 0.1],
      [1.25, 2.4],
      [1.25, 2.5],
    ]),
    net,
    [w + 1.2, 6.5, 1.5],
  );
  part(
    group,
    piping(
      Array.from(
        { length: 24 },
        (_, n): Point => [w + 1.2 + Math.cos(n / 3.82) * 1.27, 9, 1.5 + Math.sin(n / 3.82) * 1.27],
      ),
      0.14,
      true,
    ),
    plastic("ink"),
  );
  const label = makerLabel("KAWAN RIMBA", 2.4, 1, "cream", "court");
  label.position.set(...backAt(0.5, 0.82, -0.1));
  label.rotation.x = -0.28;
  group.add(label);
  return group;
}
