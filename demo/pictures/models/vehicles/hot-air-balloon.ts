import { type Group, LatheGeometry, Vector2 } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { plate } from "../bricks.ts";
import { block, build, type Piece, round, studs, tile } from "./build.ts";
import { figure } from "./figure.ts";
import { bar } from "./fittings.ts";
import { moved, type Part, part } from "./part.ts";
import { box, drum } from "./shapes.ts";

export type BalloonPaints = { first: Paint; second: Paint; third: Paint; basket: Paint };

const gores = 16;
const high = 3 * plate;

/** Half widths of the envelope's layers from the mouth up: an upturned pear. */
const radii = [1.7, 2.5, 3.3, 4.1, 4.8, 5.4, 5.9, 6.2, 6.4, 6.4, 6.2, 5.8, 5.2, 4.4, 3.4, 2.2];

/** One brick of one gore: a piece of a ring with broken edges. */
function ringPiece(radius: number, gore: number): LatheGeometry {
  const edge = 0.07;
  const outline = [
    [radius - 1.6, 0],
    [radius - edge, 0],
    [radius, edge],
    [radius, high - edge],
    [radius - edge, high],
    [radius - 1.6, high],
  ];
  const wide = (Math.PI * 2) / gores;
  return new LatheGeometry(
    outline.map(([x, y]) => new Vector2(Math.max(0, x ?? 0), y)),
    5,
    gore * wide,
    wide,
  );
}

function envelope({ first, second, third }: BalloonPaints, base: number): { pieces: Piece[]; parts: Part[] } {
  const parts: Part[] = [];
  const pieces: Piece[] = [];
  const paintOf = (layer: number, gore: number) => {
    if (layer >= 7 && layer <= 9) return (gore + layer) % 2 === 0 ? third : second;
    return gore % 2 === 0 ? first : second;
  };
  for (const [layer, radius] of radii.entries()) {
    const y = base + layer * high;
    for (let gore = 0; gore < gores; gore += 1) {
      parts.push(part(ringPiece(radius, gore), paintOf(layer, gore), [0, y, 0]));
      const next = radii[layer + 1] ?? 0;
      if (radius - next < 0.5) continue;
      const angle = ((gore + 0.5) / gores) * Math.PI * 2;
      const at = radius - Math.min(0.48, (radius - next) / 2 + 0.1);
      const place = [Math.sin(angle) * at - 0.5, (y + high) / plate, Math.cos(angle) * at - 0.5] as const;
      pieces.push(studs(paintOf(layer, gore), place, [1, 0, 1]));
    }
  }
  const top = base + radii.length * high;
  parts.push(part(drum(1.3, 0.5), third, [0, top + 0.25, 0]), part(drum(0.5, 0.5), first, [0, top + 0.7, 0]));
  return { pieces, parts };
}

/** A hot-air balloon built in rings, two travellers in its basket. */
export function hotAirBalloon(paints: BalloonPaints, random: Random): Group {
  const base = 8.2;
  const silk = envelope(paints, base);
  const pieces = [
    ...silk.pieces,
    block(paints.basket, [-2, 0, -2], [4, 1, 4]),
    ...[1, 3].flatMap((y, n) => [
      ...[-2, 0].flatMap((x) => [
        tile(n === 0 ? paints.basket : "wood", [x, y, -2], [2, 2, 1]),
        tile(n === 0 ? "wood" : paints.basket, [x, y, 1], [2, 2, 1]),
      ]),
      ...[-2, 1].map((x) => tile(n === 0 ? "wood" : paints.basket, [x, y, -1], [1, 2, 2])),
    ]),
    ...[-2, 1].map((x) => block("cocoa", [x, 5, -2], [1, 1, 4])),
    ...[-2, 1].map((z) => block("cocoa", [-1, 5, z], [2, 1, 1])),
    round("steel", [-1, 15, -1], [2, 1, 2]),
    round("charcoal", [-0.5, 16, -0.5], [1, 2, 1]),
  ];
  const ropes = [-1, 1].flatMap((x) =>
    [-1, 1].flatMap((z) => [
      bar([x * 1.6, 2.4, z * 1.6], [x * 0.8, 6.2, z * 0.8], 0.12, "cocoa"),
      bar([x * 1.6, 2.4, z * 1.6], [x * 1.35, base + 0.2, z * 1.35], 0.07, "sand"),
    ]),
  );
  const parts = [
    ...silk.parts,
    ...ropes,
    ...moved(
      figure({ shirt: "sea", trousers: "navy", hair: "ink", arms: [0.2, 1.9] }),
      [0.5, 0.8, 0.3],
      [0, -0.7, 0],
      0.86,
    ),
    ...moved(
      figure({ shirt: "sun", trousers: "navy", hat: "cap", hatPaint: "court" }),
      [-0.6, 0.8, -0.5],
      [0, -1.4, 0],
      0.86,
    ),
    ...[-1, 1].flatMap((side) => [
      part(box(0.8, 1, 0.5, 0.2), "court", [side * 0.9, 1.2, 2.2]),
      part(box(0.5, 1, 0.8, 0.2), "court", [2.2, 1.2, side * 0.9]),
    ]),
  ];
  return build({ pieces, parts }, random);
}
