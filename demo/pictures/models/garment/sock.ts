import { Group } from "three";
import { fabric } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { between, type Random } from "../../stage/random.ts";
import { clothMesh, type Edge, laid, type Piece, piece, type Spot, spread, through } from "./cloth.ts";
import { overlay } from "./top.ts";

export type Sock = {
  readonly paint: Paint;
  readonly ends: Paint;
  /** Height of the shaft above the heel. */
  readonly shaft: number;
  /** Rings around the shaft: from, to (0 at the cuff, 1 at the ankle) and paint. */
  readonly rings: readonly (readonly [number, number, Paint])[];
  readonly tab?: Paint;
};

/** A sock laid on its side: cuff away from the viewer, toe to the right. */
export function sock(made: Sock, random: Random): Group {
  const { shaft } = made;
  const share = shaft / (shaft + 7.2);
  const shin: Spot[] = [
    [1.5, -shaft],
    [1.45, -shaft * 0.55],
    [1.55, -0.7],
  ];
  const front = (v: number): Spot =>
    v < share
      ? through(...shin)(v / share)
      : through([1.55, -0.7], [2.5, 0.75], [4.4, 1.2], [6, 1.55], [6.9, 2.5])((v - share) / (1 - share));
  const back = (v: number): Spot =>
    v < share
      ? through([-1.5, -shaft], [-1.42, -shaft * 0.55], [-1.6, 0.4])(v / share)
      : through(
          [-1.6, 0.4],
          [-1.85, 2.3],
          [-0.6, 3.7],
          [1.6, 3.75],
          [4, 3.95],
          [5.9, 3.95],
          [6.9, 2.5],
        )((v - share) / (1 - share));
  const cuff: Edge = (u) => [1.5 - 3 * u, -shaft + 0.1 * Math.sin(u * Math.PI)];
  const toe: Edge = () => [6.9, 2.5];
  const whole: Piece = piece(cuff, toe, front, back);
  const jitter = () => between(random, -0.25, 0.25);
  const terrain = spread(
    {
      outline: [cuff, front, back],
      folds: [
        { from: [1.5, 0.2], to: [-0.8, 1.5 + jitter()], wide: 0.22, high: 0.24 },
        { from: [1.7, 0.7], to: [0.2, 2.3 + jitter()], wide: 0.22, high: 0.22 },
        { from: [1.3, -0.5], to: [-1, 0.3 + jitter()], wide: 0.24, high: 0.18 },
        { from: [2.6, 1.2], to: [4.6, 3 + jitter()], wide: 0.3, high: 0.14 },
      ],
      thick: 0.42,
      swell: 0.25,
    },
    random,
  );
  const ribs = (u: number, v: number) =>
    v < share * 0.95 ? 0.05 * Math.abs(Math.sin(u * Math.PI * 17)) : 0.012 * Math.sin(u * Math.PI * 40);
  const group = new Group();
  group.add(clothMesh(laid(whole, terrain, ribs, { rows: 140, columns: 110 }), fabric(made.paint, 7)));
  const patch = (paint: Paint, at: (u: number, v: number) => Spot, layer = 1) =>
    group.add(
      overlay(
        (u, v) => whole(...at(u, v)),
        (x, z) => terrain(x, z) + 0.015,
        fabric(paint, 7),
        layer,
      ),
    );
  const along = (v: number) => share + (1 - share) * v;
  patch(made.ends, (u, v) => [u, along(0.8 + 0.199 * v)]);
  patch(made.ends, (u, v) => [1 - u * (0.55 * Math.sin((0.1 + 0.8 * v) * Math.PI) ** 0.7), along(0.03 + 0.34 * v)]);
  for (const [from, to, paint] of made.rings) patch(paint, (u, v) => [u, share * (from + (to - from) * v) * 0.98], 2);
  if (made.tab) {
    const tab: Piece = (u, v) => [-1.5 - 0.5 * v * Math.sin(u * Math.PI), -shaft + 0.1 + 1.5 * u];
    group.add(
      clothMesh(
        laid(
          tab,
          () => 0.12,
          () => 0,
          { rows: 12, columns: 6 },
        ),
        fabric(made.tab, 7),
      ),
    );
  }
  return group;
}
