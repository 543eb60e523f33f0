import { between, type Random } from "../../stage/random.ts";
import { backward, type Edge, type Fold, joined, mirrored, type Piece, piece, type Spot, through } from "./cloth.ts";

/** The measures of a top, in which the chest is about ten wide. */
export type TopCut = {
  readonly chest: number;
  readonly hem: number;
  readonly length: number;
  readonly shoulder: number;
  readonly neck: number;
  /** How deep the front is cut out below the shoulders, and whether to a point. */
  readonly dip: number;
  readonly pointed?: boolean;
  readonly armhole: number;
  readonly sleeve: "none" | "short" | "long";
  /** Extra width of the sleeves. */
  readonly loose?: number;
  /** A curved hem hangs lower in the middle. */
  readonly hemCurve?: number;
};

export type TopPieces = {
  readonly body: Piece;
  readonly sleeves: readonly { readonly piece: Piece; readonly cuff: Edge; readonly side: 1 | -1 }[];
  readonly neckline: Edge;
  readonly backNeck: Edge;
  readonly hem: Edge;
  readonly armholes: readonly Edge[];
  readonly outline: readonly Edge[];
  readonly folds: readonly Fold[];
  readonly top: number;
  readonly bottom: number;
  /** Half the width of the body at a height, and the height of its upper edge at a place. */
  readonly halfAt: (z: number) => number;
  readonly topAt: (x: number) => number;
};

/** Cuts front and sleeves; all lines of the right half are mirrored for the left. */
export function cutTop(cut: TopCut, random: Random): TopPieces {
  const top = -cut.length / 2;
  const drop = 0.24 * (cut.shoulder - cut.neck) + 0.15;
  const neckPoint: Spot = [cut.neck, top];
  const tip: Spot = [cut.shoulder, top + drop];
  const pit: Spot = [cut.chest, top + cut.armhole];
  const hemSide: Spot = [cut.hem, top + cut.length];
  const bare = cut.sleeve === "none";

  const side = through(
    hemSide,
    [(cut.hem * 2 + cut.chest) / 3 - 0.16, top + cut.length * 0.66],
    [cut.chest - 0.05, top + cut.armhole + 1.2],
    pit,
  );
  const armhole = bare
    ? through(
        pit,
        [cut.shoulder + 0.25, top + cut.armhole * 0.72],
        [cut.shoulder - 0.12, top + cut.armhole * 0.42],
        tip,
      )
    : through(pit, [cut.shoulder - 0.05, top + cut.armhole * 0.66], [cut.shoulder - 0.2, top + cut.armhole * 0.4], tip);
  const right = joined([0.62, side], [1, armhole]);
  const half = cut.neck;
  const neckline: Edge = cut.pointed
    ? joined(
        [0.5, through([-half, top], [-half * 0.56, top + cut.dip * 0.45], [0, top + cut.dip])],
        [1, through([0, top + cut.dip], [half * 0.56, top + cut.dip * 0.45], [half, top])],
      )
    : (share) => {
        const angle = share * Math.PI;
        return [-Math.cos(angle) * half, top + Math.sin(angle) ** 0.8 * cut.dip];
      };
  const backNeck: Edge = (share) => [(share * 2 - 1) * half, top - 0.2 * Math.sin(share * Math.PI)];
  const shoulderLine = through(neckPoint, [(neckPoint[0] + tip[0]) / 2, (neckPoint[1] + tip[1]) / 2 - 0.06], tip);
  const ridge = joined([0.3, backward(mirrored(shoulderLine))], [0.7, neckline], [1, shoulderLine]);
  const curve = cut.hemCurve ?? 0.12;
  const hem: Edge = (share) => [(share * 2 - 1) * cut.hem, top + cut.length + curve * Math.sin(share * Math.PI)];
  const body = piece(hem, ridge, mirrored(right), right);

  const sleeves = bare ? [] : ([1, -1] as const).map((way) => sleeveOf(cut, armhole, pit, tip, way));
  const outline = [
    hem,
    side,
    mirrored(side),
    shoulderLine,
    mirrored(shoulderLine),
    ...(bare ? [armhole, mirrored(armhole)] : sleeves.flatMap((sleeve) => sleeve.edges)),
  ];
  return {
    body,
    sleeves,
    neckline,
    backNeck,
    hem,
    armholes: [armhole, mirrored(armhole)],
    outline,
    folds: foldsOf(cut, top, random),
    top,
    bottom: top + cut.length,
    halfAt: lookup(right, 1, 0),
    topAt: lookup(joined([0.5, (share) => neckline(0.5 + share * 0.5)], [1, shoulderLine]), 0, 1),
  };
}

/** Reads one measure of a line at a value of the other. */
function lookup(edge: Edge, known: 0 | 1, wanted: 0 | 1): (value: number) => number {
  const spots = Array.from({ length: 121 }, (_, n) => edge(n / 120)).sort((a, b) => a[known] - b[known]);
  return (value) => {
    // Left and right are alike, so only the distance from the middle counts.
    const target = known === 0 ? Math.abs(value) : value;
    const found = spots.findIndex((spot) => spot[known] >= target);
    const next = found < 0 ? spots.length - 1 : Math.max(1, found);
    const [a, b] = [spots[next - 1] ?? ([0, 0] as const), spots[next] ?? ([0, 0] as const)];
    const share = Math.min(1, Math.max(0, (target - a[known]) / (b[known] - a[known] || 1)));
    return a[wanted] + (b[wanted] - a[wanted]) * share;
  };
}

function sleeveOf(cut: TopCut, armhole: Edge, pit: Spot, tip: Spot, way: 1 | -1) {
  const loose = cut.loose ?? 0;
  const long = cut.sleeve === "long";
  const over: Spot = long ? [tip[0] + 4.1 + loose, tip[1] + 9.4] : [tip[0] + 3.15 + loose, tip[1] + 2.75];
  const under: Spot = long ? [over[0] - 2.3, over[1] + 0.62] : [pit[0] + 1.55 + loose * 0.6, pit[1] + 1.3];
  const bend: Spot = long
    ? [tip[0] + 2.55 + loose * 0.7, tip[1] + 4.2]
    : [tip[0] * 0.45 + over[0] * 0.55 + 0.1, tip[1] * 0.45 + over[1] * 0.55 - 0.16];
  const inner: Spot = long
    ? [pit[0] + 0.95 + loose * 0.4, pit[1] + 3.4]
    : [(pit[0] + under[0]) / 2 - 0.05, (pit[1] + under[1]) / 2];
  const upper = through(tip, [(tip[0] * 2 + bend[0]) / 3 + 0.18, (tip[1] * 2 + bend[1]) / 3 - 0.2], bend, over);
  const lower = through(pit, inner, under);
  const cuff = through(under, [(under[0] + over[0]) / 2, (under[1] + over[1]) / 2 + 0.06], over);
  const turned = (edge: Edge) => (way > 0 ? edge : mirrored(edge));
  const flat = piece(turned(armhole), turned(cuff), turned(lower), turned(upper));
  return { piece: flat, cuff: turned(cuff), side: way, edges: [turned(upper), turned(lower), turned(cuff)] };
}

/** Cloth creases where arms and body meet, across the belly and above the hem. */
function foldsOf(cut: TopCut, top: number, random: Random): Fold[] {
  const folds: Fold[] = [];
  const jitter = (span: number) => between(random, -span, span);
  for (const way of [1, -1]) {
    const pit: Spot = [way * (cut.chest - 0.3), top + cut.armhole + 0.1];
    for (const [dx, dz, wide, high] of [
      [3.4, 1.9, 0.4, 0.34],
      [2.7, 3.8, 0.46, 0.38],
      [1.3, 5.2, 0.44, 0.3],
      [3.0, -1.2, 0.34, 0.22],
    ] as const)
      folds.push({
        from: [pit[0] - way * 0.3, pit[1] + jitter(0.2)],
        to: [pit[0] - way * (dx + jitter(0.5)), pit[1] + dz + jitter(0.6)],
        wide,
        high: high * between(random, 0.7, 1.25),
      });
    if (cut.sleeve !== "none") {
      for (const [dx, dz] of [
        [1.4, 0.9],
        [1.7, 0.1],
      ] as const)
        folds.push({
          from: [pit[0] - way * 0.1, pit[1] - 0.3],
          to: [pit[0] + way * (dx + jitter(0.2)), pit[1] + dz - 1.2 + jitter(0.4)],
          wide: 0.3,
          high: 0.26,
        });
    }
    if (cut.sleeve === "long")
      for (let n = 0; n < 6; n += 1) {
        const z = top + cut.armhole + 1.2 + n * 1.05 + jitter(0.3);
        const x = cut.chest + 0.7 + n * 0.36;
        folds.push({
          from: [way * (x + 0.1), z],
          to: [way * (x + 1.9), z + (n % 2 ? 0.9 : -0.7) + jitter(0.3)],
          wide: 0.24,
          high: between(random, 0.18, 0.34),
        });
      }
    folds.push({
      from: [way * between(random, 1.5, 3.5), top + cut.length + 0.4],
      to: [way * between(random, 1, 3.2), top + cut.length - between(random, 3, 5)],
      wide: 0.5,
      high: 0.34,
    });
  }
  for (let n = 0; n < 4; n += 1) {
    const z = top + cut.length * between(random, 0.35, 0.85);
    const x = jitter(3);
    folds.push({
      from: [x, z],
      to: [x + jitter(3.5), z + between(random, 0.8, 2.4)],
      wide: between(random, 0.4, 0.65),
      high: between(random, 0.2, 0.36),
    });
  }
  return folds;
}
