import { type BufferGeometry, ExtrudeGeometry, LatheGeometry, Shape, Vector2 } from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";

export type Outline = readonly (readonly [number, number])[];

const shapeOf = (outline: Outline) => new Shape(outline.map(([x, y]) => new Vector2(x, y)));

/** A block with rounded edges: the rounder they are, the more faces they get. */
export const box = (wide: number, high: number, deep: number, round = 0.055) =>
  new RoundedBoxGeometry(wide, high, deep, round > 0.12 ? 4 : round > 0.045 ? 2 : 1, round);

/** Turned on a lathe, with as many faces as its width deserves: a vehicle has hundreds of small round parts. */
const lathe = (outline: Outline, radius: number) =>
  new LatheGeometry(
    outline.map(([x, y]) => new Vector2(x, y)),
    Math.round(Math.min(64, 14 + radius * 20)),
  );

/** A side view (x forward, y up) given a width across z, its edges slightly broken, its middle at z = 0. */
export function slab(outline: Outline | Shape, wide: number, edge = 0.05, curveSegments = 14): BufferGeometry {
  const solid = new ExtrudeGeometry(outline instanceof Shape ? outline : shapeOf(outline), {
    depth: Math.max(0.01, wide - edge * 2),
    bevelEnabled: true,
    bevelThickness: edge,
    bevelSize: edge,
    bevelOffset: -edge,
    bevelSegments: 2,
    curveSegments,
  });
  return solid.translate(0, 0, -wide / 2 + edge);
}

/** A plan (x forward, z to the right) given a height: wings, decks and hulls. It lies on y = 0. */
export const sheet = (outline: Outline, high: number, edge = 0.05) =>
  slab(
    outline.map(([x, z]) => [x, -z] as const),
    high,
    edge,
  )
    .rotateX(-Math.PI / 2)
    .translate(0, high / 2, 0);

/** The side of a smooth bonnet: full height behind, rounding down to a lip in front; the middle is the origin. */
export function bow(across: number, along: number, high: number): BufferGeometry {
  const lip = Math.min(0.22, high * 0.3);
  const side = new Shape();
  side.moveTo(-along / 2, -high / 2);
  side.lineTo(along / 2, -high / 2);
  side.lineTo(along / 2, -high / 2 + lip);
  side.bezierCurveTo(along / 2, high * 0.12, along * 0.2, high / 2, -along / 2, high / 2);
  return slab(side, across).rotateY(-Math.PI / 2);
}

/** A slope upside down: whole on top, drawn in underneath toward its falling side. */
export function underSlope(across: number, along: number, high: number): BufferGeometry {
  const lip = Math.min(0.16, high * 0.3);
  const outline: Outline = [
    [-along / 2, -high / 2],
    [-along / 2 + Math.min(0.4, along * 0.3), -high / 2],
    [along / 2, high / 2 - lip],
    [along / 2, high / 2],
    [-along / 2, high / 2],
  ];
  return slab(outline, across).rotateY(-Math.PI / 2);
}

/** A mudguard: a block with a round bite out of its underside; the wheel turns across it. */
export function wheelArch(across: number, along: number, high: number, bite = Math.min(high - 0.3, along / 2 - 0.2)) {
  const side = new Shape();
  side.moveTo(-along / 2, -high / 2);
  side.lineTo(-bite, -high / 2);
  side.absarc(0, -high / 2, bite, Math.PI, 0, true);
  side.lineTo(along / 2, -high / 2);
  side.lineTo(along / 2, high / 2);
  side.lineTo(-along / 2, high / 2);
  return slab(side, across, 0.05, 20).rotateY(-Math.PI / 2);
}

/** A drum standing upright with broken edges, its middle at the origin; `top` makes it a cone. */
export function drum(radius: number, high: number, top = radius): BufferGeometry {
  const half = high / 2;
  const edge = Math.min(0.055, high / 4, radius / 4);
  return lathe(
    [
      [0, -half],
      [radius - edge, -half],
      [radius, -half + edge],
      [top, half - edge],
      [Math.max(0, top - edge), half],
      [0, half],
    ],
    Math.max(radius, top),
  );
}

/** Half a ball, or half an egg, standing on its cut. */
export const dome = (radius: number, high = radius) =>
  lathe(
    Array.from({ length: 11 }, (_, n) => {
      const angle = (n / 10) * (Math.PI / 2);
      return [radius * Math.cos(angle), high * Math.sin(angle)] as const;
    }),
    radius,
  );
