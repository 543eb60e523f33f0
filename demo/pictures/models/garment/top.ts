import { Group, type Material, type MeshPhysicalMaterial } from "three";
import { fabric } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { clothMesh, type Edge, laid, type Piece, piece, type Spot, spread, type Terrain } from "./cloth.ts";
import type { Field } from "./fields.ts";
import { cutTop, type TopCut, type TopPieces } from "./top-cut.ts";
import { type Band, ribbed, ribbedBetween, seam } from "./trims.ts";

/** A stripe on both sleeves: where in the sleeve each point of a unit square lies; 0 is under the arm and at the body. */
export type SleeveField = { readonly paint: Paint; readonly at: (u: number, v: number) => Spot };

/** What a maker decides about a top. */
export type Top = {
  readonly cut: TopCut;
  readonly paint: Paint;
  readonly inside: Paint;
  readonly sleeve?: Paint;
  readonly cloth?: (paint: Paint) => MeshPhysicalMaterial;
  readonly thick?: number;
  readonly front?: readonly Field[];
  readonly back?: readonly Field[];
  readonly onSleeves?: readonly SleeveField[];
  readonly neck: Band | "none";
  readonly cuffs?: Band;
  readonly waist?: Band;
  readonly thread?: Paint;
  readonly tag?: Paint;
  /** Other parts of the front or the back, such as a zip, a print or a hood. */
  readonly more?: (pieces: TopPieces, terrain: Terrain) => Group[];
  readonly moreBehind?: (pieces: TopPieces, terrain: Terrain) => Group[];
};

const flush = () => 0;
export const jersey = (paint: Paint) => fabric(paint, 7);

/** Cloth in another paint over a garment. Later layers win over earlier ones without standing off from the cloth. */
export function overlay(cut: Piece, terrain: Terrain, material: Material, layer = 1, fine = 1) {
  material.polygonOffset = true;
  material.polygonOffsetUnits = -260 * layer;
  const grid = { rows: Math.round(64 * fine), columns: Math.round(52 * fine), even: true };
  return clothMesh(
    laid(cut, terrain, () => 0.014 + 0.004 * layer, grid),
    material,
  );
}

/** The inside of the back one sees through the neck, with its label. */
function inside(pieces: TopPieces, paint: Paint, tag: Paint): Group {
  const group = new Group();
  const end = (way: number): Edge => {
    const [a, b] = [pieces.neckline(way), pieces.backNeck(way)];
    return (share) => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
  };
  const back = piece(pieces.neckline, pieces.backNeck, end(0), end(1));
  const low: Terrain = () => 0.1;
  group.add(clothMesh(laid(back, low, flush, { rows: 40, columns: 20 }), fabric(paint, 7)));
  const at = pieces.top + 0.24;
  const label: Piece = (u, v) => [-0.5 + u, at + 0.55 * (1 - v)];
  group.add(
    clothMesh(
      laid(label, low, () => 0.05, { rows: 6, columns: 6 }),
      fabric(tag, 8),
    ),
  );
  return group;
}

function collar(pieces: TopPieces, terrain: Terrain, band: Band): Group {
  const group = new Group();
  const { wide } = band;
  const inner: Edge = (share) => {
    const [x] = pieces.backNeck(share);
    const narrow = x * (1 - wide / pieces.neckline(1)[0]);
    return [narrow, pieces.top + wide * 0.62 * Math.sin(share * Math.PI) - 0.04];
  };
  group.add(
    ribbedBetween(pieces.backNeck, inner, 0.1, band),
    ribbed(pieces.neckline, terrain, { ...band, wide: -wide, lift: (band.lift ?? 0) - 0.02 }),
    seam(pieces.neckline, terrain, band.paint, [0.1]),
  );
  return group;
}

/** The cuff followed so that the sleeve lies on its right. */
const inwards = (cuff: Edge, side: 1 | -1): Edge => (side > 0 ? (share) => cuff(1 - share) : cuff);

/** A cuff is a little narrower than the sleeve it ends. */
const drawnIn =
  (edge: Edge): Edge =>
  (share) =>
    edge(0.05 + 0.9 * share);

/** A top laid flat on the floor, its neck away from the viewer. */
export function top(made: Top, random: Random): Group {
  const pieces = cutTop(made.cut, random);
  const cloth = made.cloth ?? jersey;
  const thread = made.thread ?? made.paint;
  const lay = { outline: pieces.outline, folds: pieces.folds, thick: made.thick ?? 0.34, swell: 0.5 };
  const terrain = spread(lay, random);
  const group = new Group();
  group.add(clothMesh(laid(pieces.body, terrain, flush, { rows: 120, columns: 130 }), cloth(made.paint)));
  for (const sleeve of pieces.sleeves) {
    const columns = made.cut.sleeve === "long" ? 110 : 60;
    group.add(clothMesh(laid(sleeve.piece, terrain, flush, { rows: 50, columns }), cloth(made.sleeve ?? made.paint)));
    for (const [n, { paint, at }] of (made.onSleeves ?? []).entries())
      group.add(overlay((u, v) => sleeve.piece(...at(u, v)), terrain, cloth(paint), n + 1));
    if (made.cuffs) group.add(ribbed(drawnIn(inwards(sleeve.cuff, sleeve.side)), terrain, made.cuffs));
    else group.add(seam(inwards(sleeve.cuff, sleeve.side), terrain, thread, [0.42]));
  }
  for (const [n, { paint, on, fine }] of (made.front ?? []).entries())
    group.add(overlay(on(pieces), terrain, cloth(paint), n + 1, fine));
  if (made.waist) group.add(ribbed(pieces.hem, terrain, { ...made.waist, wide: -made.waist.wide }));
  else group.add(seam(pieces.hem, terrain, thread, [-0.45]));
  for (const [n, armhole] of pieces.armholes.entries()) {
    const way = n === 0 ? -1 : 1;
    if (pieces.sleeves.length > 0) group.add(seam(armhole, terrain, thread, [way * 0.1]));
    else if (made.neck !== "none")
      group.add(ribbed(armhole, terrain, { ...made.neck, wide: way * 0.34, ribs: 60, high: 0.07 }));
  }
  if (made.cut.dip > 0.7) group.add(inside(pieces, made.inside, made.tag ?? "white"));
  if (made.neck !== "none") group.add(collar(pieces, terrain, made.neck));
  for (const part of made.more?.(pieces, terrain) ?? []) group.add(part);
  return group;
}

/** The front and the back of a top, as two garments. */
export function bothSides(made: Top, random: Random): [Group, Group] {
  const { more: _, moreBehind, back, front, ...same } = made;
  const behind: Top = {
    ...same,
    front: back ?? front ?? [],
    cut: { ...made.cut, dip: 0.5, pointed: false },
    ...(moreBehind ? { more: moreBehind } : {}),
  };
  return [top(made, random), top(behind, random)];
}
