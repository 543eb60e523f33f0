import { Group, type MeshPhysicalMaterial } from "three";
import type { Paint } from "../../stage/palette.ts";
import { between, type Random } from "../../stage/random.ts";
import { cord } from "../surface.ts";
import {
  clothMesh,
  type Edge,
  type Fold,
  joined,
  laid,
  mirrored,
  piece,
  type Spot,
  spread,
  type Terrain,
  through,
} from "./cloth.ts";
import { jersey, overlay } from "./top.ts";
import { type Band, beside, drawstring, ribbed, seam } from "./trims.ts";

/** What a maker decides about shorts or trousers. Measures are those of one half. */
export type Bottoms = {
  readonly paint: Paint;
  readonly length: number;
  readonly waist: number;
  readonly hip: number;
  readonly rise: number;
  readonly hemOuter: number;
  readonly hemInner: number;
  readonly band: Band;
  readonly cuffs?: Band;
  readonly string: Paint | "none";
  readonly cloth?: (paint: Paint) => MeshPhysicalMaterial;
  /** Parts of the right leg in another paint, mirrored on the left: u from the inner seam to the outer, v from hem to waist. */
  readonly fields?: readonly { readonly paint: Paint; readonly at: (u: number, v: number) => Spot }[];
  readonly thread?: Paint;
  readonly pocket?: Paint;
};

function folds({ length, hip, rise }: Bottoms, top: number, random: Random): Fold[] {
  const list: Fold[] = [];
  const jitter = (span: number) => between(random, -span, span);
  for (const way of [1, -1]) {
    for (const [dx, dz, high] of [
      [2.6, -0.9, 0.26],
      [2.9, 0.9, 0.3],
      [2.0, 2.4, 0.26],
    ] as const)
      list.push({
        from: [way * 0.25, top + rise + 0.1],
        to: [way * (dx + jitter(0.3)), top + rise + dz + jitter(0.3)],
        wide: 0.34,
        high,
      });
    for (let z = top + rise + 2.2; z < top + length - 0.5; z += between(random, 1.1, 1.9)) {
      const x = between(random, 1, 2.6);
      list.push({
        from: [way * x, z],
        to: [way * (x + between(random, 1, 2.2)), z + jitter(1.2)],
        wide: between(random, 0.28, 0.45),
        high: between(random, 0.14, 0.3),
      });
    }
    list.push({
      from: [way * (hip - 0.3), top + 2.2],
      to: [way * 1.4, top + 3.4 + jitter(0.5)],
      wide: 0.36,
      high: 0.24,
    });
  }
  list.push({ from: [0, top - 2], to: [0, top + rise + 2], wide: 0.14, high: -0.16 });
  return list;
}

/** Shorts or trousers laid flat, the waist away from the viewer. */
export function bottoms(made: Bottoms, random: Random): Group {
  const top = -made.length / 2;
  const bottom = top + made.length;
  const crotch: Spot = [0.04, top + made.rise];
  const outseam = through(
    [made.hemOuter, bottom],
    [made.hemOuter * 0.45 + made.hip * 0.55, bottom - (made.length - made.rise) * 0.55],
    [made.hip, top + made.rise * 0.75],
    [made.waist, top],
  );
  const inseam = through(
    [made.hemInner, bottom + 0.12],
    [made.hemInner * 0.55, bottom - (made.length - made.rise) * 0.55],
    crotch,
  );
  const inner = joined([0.55, inseam], [1, through(crotch, [0, top + 0.1])]);
  const hem = through(
    [made.hemInner, bottom + 0.12],
    [(made.hemInner + made.hemOuter) / 2, bottom + 0.14],
    [made.hemOuter, bottom],
  );
  const waist: Edge = (share) => [share * made.waist, top + 0.1 * (1 - share)];
  const leg = piece(hem, waist, inner, outseam);
  const wholeWaist: Edge = (share) => [(share * 2 - 1) * made.waist, top + 0.1 * Math.sin(share * Math.PI)];
  const both = (edge: Edge) => [edge, mirrored(edge)];
  const terrain = spread(
    {
      outline: [wholeWaist, ...both(outseam), ...both(inseam), ...both(hem)],
      folds: folds(made, top, random),
      thick: 0.34,
      swell: 0.45,
    },
    random,
  );
  const cloth = made.cloth ?? jersey;
  const thread = made.thread ?? made.paint;
  const group = new Group();
  for (const way of [1, -1]) {
    const half = (u: number, v: number): Spot => {
      const [x, z] = leg(u, v);
      return [x * way, z];
    };
    group.add(
      clothMesh(
        laid(half, terrain, () => 0, { rows: 70, columns: 120 }),
        cloth(made.paint),
      ),
    );
    for (const [n, { paint, at }] of (made.fields ?? []).entries())
      group.add(overlay((u, v) => half(...at(u, v)), terrain, cloth(paint), n + 1));
    const edge = way > 0 ? hem : mirrored(hem);
    if (made.cuffs)
      group.add(ribbed((share) => edge(0.03 + share * 0.94), terrain, { ...made.cuffs, wide: -way * made.cuffs.wide }));
    else group.add(seam(edge, terrain, thread, [-way * 0.5]));
    const opening: Edge = through(
      [way * (made.waist - 0.75), top + 1.35],
      [way * (made.hip - 0.62), top + 2.6],
      [way * (made.hip - 0.08), top + 4],
    );
    const points = Array.from({ length: 12 }, (_, n) => {
      const [x, z] = opening(n / 11);
      return [x, terrain(x, z) + 0.02, z] as const;
    });
    if (made.pocket)
      group.add(clothMesh(cord(points, 0.06), jersey(made.pocket)), seam(opening, terrain, thread, [way * 0.2]));
  }
  const middle: Edge = (share) => [0, top + 1 + share * (made.rise - 1.1)];
  group.add(seam(middle, terrain, thread, [0.08]), ribbed(wholeWaist, terrain, made.band));
  const over: Terrain = (x, z) => terrain(x, z) + made.band.high * (z < top + made.band.wide + 0.2 ? 1 : 0);
  if (made.string !== "none") group.add(bow(top + made.band.wide * 0.55, over, made.string));
  group.add(seam(beside(wholeWaist, made.band.wide + 0.1), terrain, thread, [0]));
  return group;
}

function bow(z: number, terrain: Terrain, paint: Paint): Group {
  const group = new Group();
  for (const way of [1, -1]) {
    const loop: Spot[] = [
      [0, z],
      [way * 0.55, z + 0.25],
      [way * 1.15, z + 0.55],
      [way * 1.2, z + 1],
      [way * 0.7, z + 0.75],
      [way * 0.05, z + 0.08],
    ];
    const tail: Spot[] = [
      [0, z],
      [way * 0.28, z + 0.7],
      [way * 0.42, z + 1.6],
      [way * (way > 0 ? 0.3 : 0.55), z + 2.6],
    ];
    const points = loop.map(([x, at]) => [x, terrain(x, at) + 0.16, at] as const);
    group.add(clothMesh(cord(points, 0.09), jersey(paint)), drawstring(tail, terrain, paint, "ink", 0.09));
  }
  return group;
}
