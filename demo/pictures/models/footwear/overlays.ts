import { Group, type Material } from "three";
import { fabric } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import type { Point } from "../surface.ts";
import { type ClothKind, clothOf } from "./cloths.ts";
import { footLength, type Last, turnOf } from "./last.ts";
import { scaled, sheet, stitches } from "./shapes.ts";

/** A spot on the upper: how far along the shoe, how far up its side. */
type Spot = readonly [number, number];

/** A piece sewn or welded on the upper: `at` returns the spot for each point of a unit square. */
function patch(
  last: Last,
  material: Material,
  side: number,
  at: (u: number, v: number) => Spot,
  thick: number,
  whole: boolean,
) {
  const shape = scaled(
    whole ? 44 : 30,
    10,
    (u, v) => {
      const [t, a] = at(u, v);
      const edge = whole ? Math.min(1, 6 * (1 - v)) : Math.min(1, 16 * u, 16 * (1 - u), 7 * v, 7 * (1 - v));
      return last.upper(turnOf(t, side), a, 0.014 + thick * Math.sqrt(Math.max(0, edge)));
    },
    3,
    1,
  );
  return sheet(shape, material);
}

const mixed = (a: number, b: number, share: number) => a + (b - a) * share;

/** A ribbon of even width from spot to spot along a bent line. */
const ribbon =
  (from: Spot, over: Spot, to: Spot, wide: number) =>
  (u: number, v: number): Spot => {
    const bend = (i: 0 | 1) => (1 - u) ** 2 * from[i] + 2 * u * (1 - u) * over[i] + u * u * to[i];
    const slope = (i: 0 | 1) => 2 * (1 - u) * (over[i] - from[i]) + 2 * u * (to[i] - over[i]);
    // Along the shoe a unit is three times as long as up its side.
    const [dt, da] = [slope(0) * 3.2, slope(1)];
    const length = Math.hypot(dt, da) || 1;
    const off = (v - 0.5) * wide;
    return [bend(0) - ((da / length) * off) / 3.2, bend(1) + (dt / length) * off];
  };

export type SideMark =
  | "bricks"
  | "zigzag"
  | "cables"
  | "wave"
  | "ball"
  | "saddle"
  | "lattice"
  | "rays"
  | "dashes"
  | "steps";

/** A round piece; `v` runs from its middle to its rim. */
const disc =
  ([t, a]: Spot, radius: number, steep: number) =>
  (u: number, v: number): Spot => [
    t + Math.cos(u * Math.PI * 2) * radius * v,
    a + Math.sin(u * Math.PI * 2) * radius * v * steep,
  ];

const marks: Record<SideMark, readonly ((u: number, v: number) => Spot)[]> = {
  bricks: [0.16, 0.36, 0.56].flatMap((a, row) =>
    [0, 1, 2].map((n) => (u: number, v: number): Spot => {
      const start = 0.4 + n * 0.088 + (row % 2) * 0.044 + a * 0.02;
      return [mixed(start, start + 0.076, u), mixed(a, a + 0.165, v)];
    }),
  ),
  zigzag: [0.24, 0.5].map((base) => (u: number, v: number): Spot => {
    const wave = Math.abs(((((u * 2.5) % 1) + 1) % 1) - 0.5) * 2;
    return [mixed(0.28, 0.7, u), base + 0.2 * wave - 0.1 * u + (v - 0.5) * 0.15];
  }),
  cables: [0, 1, 2, 3, 4].map((n) =>
    ribbon([0.4 + n * 0.068, 0.04], [0.41 + n * 0.064, 0.45], [0.45 + n * 0.058, 0.84], 0.05),
  ),
  wave: [0.5, 0.28].map(
    (base) =>
      (u: number, v: number): Spot => [
        mixed(0.2, 0.76, u),
        base - 0.12 * u + 0.11 * Math.sin(u * Math.PI * 3) + (v - 0.5) * 0.11 * (1 - u * 0.4),
      ],
  ),
  ball: [
    (u, v) => [mixed(0.49, 0.66, u), mixed(0.14, 0.27, v) - 0.02 * u],
    (u, v) => [mixed(0.53, 0.68, u), mixed(0.36, 0.49, v) - 0.03 * u],
  ],
  saddle: [(u, v) => [mixed(0.4, 0.6, u) + (v - 0.5) * 0.05, mixed(0.03, 0.84, v)]],
  lattice: [0, 1, 2, 3].flatMap((n) => [
    ribbon([0.34 + n * 0.085, 0.05], [0.4 + n * 0.085, 0.45], [0.47 + n * 0.075, 0.82], 0.055),
    ribbon([0.46 + n * 0.085, 0.05], [0.43 + n * 0.085, 0.45], [0.4 + n * 0.075, 0.82], 0.055),
  ]),
  rays: [0, 1, 2, 3, 4].map((n) => {
    const angle = 0.35 + n * 0.42;
    return ribbon(
      [0.5 + Math.cos(angle) * 0.05, 0.06 + Math.sin(angle) * 0.12],
      [0.5 + Math.cos(angle) * 0.08, 0.06 + Math.sin(angle) * 0.3],
      [0.5 + Math.cos(angle) * 0.15, 0.06 + Math.sin(angle) * 0.66],
      0.1,
    );
  }),
  dashes: [0, 1, 2, 3, 4, 5].flatMap((row) => {
    const a = 0.1 + row * 0.125;
    const start = 0.2 + ((row * 7) % 4) * 0.035;
    const gap = start + 0.12 + ((row * 5) % 3) * 0.03;
    return [
      ribbon([start, a], [(start + gap) / 2, a], [gap - 0.02, a - 0.01], 0.06),
      ribbon([gap, a], [(gap + 0.62) / 2, a - 0.005], [0.62 + ((row * 3) % 4) * 0.02, a - 0.03], 0.06),
    ];
  }),
  steps: [0, 1, 2, 3].map(
    (n) =>
      (u: number, v: number): Spot => [
        mixed(0.38 + n * 0.062, 0.66 - n * 0.006, u) + 0.012 * v,
        0.08 + n * 0.19 + v * 0.14,
      ],
  ),
};

/** What is sewn to both flanks. */
export function sideMark(last: Last, mark: SideMark, kind: ClothKind, paint: Paint, thick = 0.05): Group {
  const group = new Group();
  const material = clothOf(kind, paint);
  const steep = footLength / (last.edge(0.4).y + 0.4);
  for (const side of [1, -1]) {
    for (const at of marks[mark]) group.add(patch(last, material, side, at, thick, false));
    if (mark === "ball") group.add(patch(last, material, side, disc([0.41, 0.46], 0.062, steep), thick, true));
  }
  return group;
}

type Wrap = { reach: number; low: (share: number) => number; high: (share: number) => number };

/** A piece around heel or toe in one: `share` runs from -1 on one flank over the end of the shoe to 1. */
function wrap(last: Last, material: Material, end: "heel" | "toe", { reach, low, high }: Wrap, thick: number) {
  const turn = (share: number) => {
    const q = share * turnOf(reach, 1);
    return end === "heel" ? q : Math.sign(q || 1) * (0.5 - Math.abs(q));
  };
  const shape = scaled(
    90,
    18,
    (u, v) => {
      const share = u * 2 - 1;
      const a = mixed(low(Math.abs(share)), high(Math.abs(share)), v);
      const edge = Math.min(1, 26 * u, 26 * (1 - u), 7 * v, 7 * (1 - v));
      return last.upper(turn(share), a, 0.014 + thick * Math.sqrt(Math.max(0, edge)));
    },
    5,
    1,
  );
  const seam: Point[] = Array.from({ length: 60 }, (_, n) => {
    const share = -0.96 + (1.92 * n) / 59;
    const a = mixed(low(Math.abs(share)), high(Math.abs(share)), 0.86);
    return last.upper(turn(share), a, 0.014 + thick);
  });
  return { piece: sheet(shape, material), seam };
}

export type EndPiece = "counter" | "clip" | "band" | "mudguard" | "cap" | "bumper" | "wing";

const ends: Record<EndPiece, { end: "heel" | "toe" } & Wrap> = {
  counter: { end: "heel", reach: 0.26, low: () => 0, high: (s) => 0.7 - 0.46 * s ** 1.6 },
  clip: { end: "heel", reach: 0.2, low: (s) => 0.12 + 0.1 * s, high: (s) => 0.48 - 0.18 * s },
  band: { end: "heel", reach: 0.32, low: (s) => 0.52 - 0.14 * s, high: (s) => 0.76 - 0.1 * s },
  mudguard: { end: "toe", reach: 0.36, low: () => 0, high: (s) => 0.66 - 0.46 * s ** 0.8 },
  cap: { end: "toe", reach: 0.17, low: () => 0, high: (s) => 0.999 - 0.02 * s },
  bumper: { end: "toe", reach: 0.26, low: () => 0, high: (s) => 0.5 - 0.26 * s ** 2 },
  wing: { end: "toe", reach: 0.34, low: () => 0, high: (s) => 0.92 - 0.74 * s ** 0.6 },
};

/** A counter at the heel or a guard at the toe, with its seam. */
export function endPiece(last: Last, name: EndPiece, kind: ClothKind, paint: Paint, thread?: Paint): Group {
  const group = new Group();
  const { end, ...shape } = ends[name];
  const thick = kind === "gloss" ? 0.085 : 0.055;
  const { piece, seam } = wrap(last, clothOf(kind, paint), end, shape, thick);
  group.add(piece);
  if (thread && name === "cap") group.add(seamAcross(last, 1 - shape.reach + 0.016, thread));
  else if (thread) group.add(stitches(seam, fabric(thread, 1)));
  return group;
}

/** A sewn line over the shoe. */
function seamAcross(last: Last, t: number, thread: Paint): Group {
  const group = new Group();
  for (const side of [1, -1]) {
    const line = Array.from({ length: 24 }, (_, n) => last.upper(turnOf(t, side), 0.12 + (n / 23) * 0.88, 0.075));
    group.add(stitches(line, fabric(thread, 1)));
  }
  return group;
}

/** Small holes punched into the toe box, in rows. */
export const ventSpots = (last: Last, rows: number): Point[] =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 5 + row }, (_, n) => {
      const share = 5 + row === 1 ? 0 : n / (4 + row) - 0.5;
      const turn = turnOf(0.79 + row * 0.026 - share * share * 0.06, Math.sign(share) || 1);
      return last.upper(turn, 1 - Math.abs(share) * 0.55, 0.006);
    }),
  ).flat();
