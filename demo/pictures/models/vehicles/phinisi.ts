import type { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { plate } from "../bricks.ts";
import { type Point, surface } from "../surface.ts";
import { block, bothSides, build, tile } from "./build.ts";
import { figure } from "./figure.ts";
import { bar, label, ring } from "./fittings.ts";
import { hull } from "./hull.ts";
import { moved, type Part, part } from "./part.ts";
import { box } from "./shapes.ts";

export type PhinisiPaints = { hull: Paint; band: Paint; keel: Paint; sail: Paint; deck: Paint };

/** A sail between corners (given around its edge), bellied by the wind toward +z. */
function sail(corners: readonly [Point, Point, Point, Point], paint: Paint, belly: number): Part {
  const [a, b, c, d] = corners;
  const mix = (p: Point, q: Point, t: number) => p.map((from, n) => from + ((q[n] ?? 0) - from) * t);
  const shape = surface(14, 14, (u, v) => {
    const low = mix(a, b, u);
    const high = mix(d, c, u);
    const [x = 0, y = 0, z = 0] = mix(low as unknown as Point, high as unknown as Point, v);
    return [x, y, z + belly * Math.sin(u * Math.PI) * Math.sin((0.15 + v * 0.85) * Math.PI)];
  });
  return part(shape, paint, [0, 0, 0], { finish: "fabric" });
}

/** Masts, booms, gaffs, stays and seven sails. */
function rig({ sail: cloth }: PhinisiPaints, deck: number): Part[] {
  const masts = [
    { x: 2.6, top: deck + 14 },
    { x: -5, top: deck + 12 },
  ];
  const parts: Part[] = [bar([9, deck + 0.6, 0], [15.4, deck + 3, 0], 0.2, "wood")];
  for (const { x, top } of masts) {
    const gaff = deck + (top - deck) * 0.62;
    const back = x - 5.6;
    parts.push(
      bar([x, deck - 0.5, 0], [x, top, 0], 0.24, "wood"),
      bar([x, deck + 1.6, 0], [back, deck + 1.8, 0], 0.14, "wood"),
      bar([x, gaff, 0], [back + 1, gaff + 1.4, 0], 0.13, "wood"),
      sail(
        [
          [x - 0.3, deck + 1.8, 0],
          [back + 0.1, deck + 2, 0],
          [back + 1.1, gaff + 1.3, 0],
          [x - 0.3, gaff - 0.1, 0],
        ],
        cloth,
        0.9,
      ),
      sail(
        [
          [x - 0.3, gaff + 0.2, 0],
          [back + 1.2, gaff + 1.6, 0],
          [x - 0.25, top - 0.3, 0],
          [x - 0.25, top - 0.4, 0],
        ],
        cloth,
        0.5,
      ),
      part(box(1.2, 0.5, 0.06, 0.02), "brick", [x - 0.6, top + 0.2, 0]),
      ...[-3.2, 3.2].flatMap((z) =>
        [-0.6, 0.6].map((slip) => bar([x + slip, deck, z], [x, gaff + 0.4, 0], 0.04, "cocoa")),
      ),
    );
  }
  const front = 2.6;
  const head = deck + 12.6;
  for (const [n, foot] of [15, 12.4, 10].entries()) {
    const rise = deck + 0.7 + (foot - 9) * 0.38;
    const lift = head - n * 1.9;
    parts.push(
      bar([foot, rise, 0], [front, lift + 0.4, 0], 0.04, "cocoa"),
      sail(
        [
          [foot - 0.3, rise + 0.4, 0],
          [foot - 4 + n * 0.3, rise + 0.9 - n * 0.3, 0],
          [front + 0.5, lift - 0.4, 0],
          [front + 0.4, lift, 0],
        ],
        cloth,
        0.7,
      ),
    );
  }
  return parts;
}

/** A two-masted phinisi under its seven sails. */
export function phinisi(paints: PhinisiPaints, random: Random): Group {
  const { hull: paint, band, keel, deck } = paints;
  const half = (share: number) =>
    share < 0.45
      ? 3.4 * (0.74 + 0.26 * Math.sin((share / 0.45) * (Math.PI / 2)))
      : 3.4 * (1 - ((share - 0.45) / 0.55) ** 2.3);
  const boat = hull({
    from: -10,
    to: 10.5,
    half,
    layers: [keel, paint, band, paint],
    deck,
    bulwark: paint,
    flare: 0.42,
  });
  const y = boat.top;
  const pieces = [
    ...boat.pieces,
    block(band, [-9, y, -2], [4, 4, 4]),
    ...bothSides(tile("navy", [-8.4, y + 1.6, 2], [0.8, 1.4, 0.1]), tile("navy", [-6.8, y + 1.6, 2], [0.8, 1.4, 0.1])),
    block(paint, [-9.5, y + 4, -2.5], [5, 1, 5]),
    block("wood", [-1.5, y, -1], [3, 1.6, 2]),
    tile("cocoa", [-1.3, y + 1.6, -0.8], [2.6, 0.4, 1.6]),
    block("wood", [5, y, -1], [2, 1.2, 2]),
  ];
  const top = y * plate;
  const parts = [
    ...boat.parts,
    ...rig(paints, top),
    ...[-1, 1].flatMap((side) => [
      part(ring(0.5, 0.15), "orange", [-5.6, top + 1, side * 2.1]),
      bar([-10.2, 1.2, side * 0.8], [-10.6, top + 0.8, side * 0.8], 0.16, "cocoa"),
    ]),
    ...moved(
      figure({ shirt: "brick", trousers: "navy", hair: "ink", arms: [0.9, 0.9] }),
      [-3.6, top, 0.4],
      [0, 0, 0],
      0.78,
    ),
    part(ring(0.62, 0.1), "cocoa", [-2.8, top + 1.5, 0.4], { turn: [0, Math.PI / 2, 0] }),
    bar([-2.8, top, 0.4], [-2.8, top + 1.2, 0.4], 0.14, "cocoa"),
  ];
  const name = { words: "LAUT FLORES", wide: 4, high: 0.7, paper: band, ink: "ink" } as const;
  return build({ pieces, parts, things: [label(name, [-10.04, 3, 0], -Math.PI / 2)] }, random);
}
