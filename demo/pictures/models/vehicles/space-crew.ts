import type { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { plate } from "../bricks.ts";
import { block, build, cupola, round, slope, tile } from "./build.ts";
import { type FigurePlan, figure } from "./figure.ts";
import { bar, label, ring } from "./fittings.ts";
import { moved, type Part, part } from "./part.ts";
import { box, drum } from "./shapes.ts";

export type SpaceCrewPaints = { suit: Paint; trim: Paint; ground: Paint };

/** Belt, chest panel and life support around a standing figure. */
const suitFittings = (trim: Paint): Part[] => [
  part(box(0.5, 0.5, 0.7, 0.08), "steel", [0.56, 2.1, 0]),
  ...[-0.16, 0.16].map((z) => part(drum(0.08, 0.1), z < 0 ? "brick" : "leaf", [0.82, 2.2, z], { turn: [0, 0, -1.57] })),
  part(box(0.6, 1.3, 1.1, 0.16), trim, [-0.72, 2.1, 0]),
  ...[-0.3, 0.3].map((z) => part(drum(0.2, 1.1), "steel", [-1.02, 2.1, z])),
  part(ring(0.57, 0.09), trim, [0, 1.5, 0], { turn: [Math.PI / 2, 0, 0] }),
];

const wrench = (): Part[] => [
  bar([0, 0, 0], [0, 1.2, 0], 0.1, "steel", "metal"),
  part(ring(0.24, 0.1), "steel", [0, 1.4, 0], { finish: "metal" }),
];

/** Four explorers with their gear on a piece of moon. */
export function spaceCrew({ suit, trim, ground }: SpaceCrewPaints, random: Random): Group {
  const pieces = [
    block(ground, [-3, 0, -7], [6, 1, 14]),
    cupola(ground, [-3, 1, -6.9], [2, 2, 2]),
    round(ground, [-3, 1, 1], [2, 1, 2]),
    block(trim, [2, 1, 2.6], [1, 2, 1.6]),
    tile("charcoal", [2.2, 3, 3], [0.6, 0.4, 0.8]),
    slope(ground, "front", [-3, 1, 5], [1, 3, 2]),
  ];
  const crew: readonly (FigurePlan & { at: readonly [number, number]; turn: number; outside: boolean })[] = [
    {
      shirt: suit,
      trousers: suit,
      hat: "bubble",
      hatPaint: trim,
      arms: [0.1, 1.8],
      at: [0.6, -5.2],
      turn: 0.2,
      outside: true,
    },
    {
      shirt: trim,
      trousers: "navy",
      hat: "helmet",
      hatPaint: suit,
      arms: [0.5, 0.2],
      at: [0, -1.8],
      turn: 0.1,
      outside: false,
    },
    {
      shirt: "sea",
      trousers: "charcoal",
      hair: "ink",
      skin: "wood",
      arms: [0.1, 1.2],
      at: [0.4, 1.5],
      turn: -0.1,
      outside: false,
    },
    {
      shirt: suit,
      trousers: suit,
      hat: "bubble",
      hatPaint: "sea",
      arms: [1.1, 0.1],
      at: [0, 5.1],
      turn: -0.25,
      outside: true,
    },
  ];
  const parts = [
    ...crew.flatMap(({ at, turn, outside, ...plan }) =>
      moved(
        [...figure(plan), ...(outside ? suitFittings(plan.hatPaint ?? trim) : [])],
        [at[0], plate, at[1]],
        [0, turn, 0],
        1.5,
      ),
    ),
    ...moved(wrench(), [2, 4.5, 2.6], [0, 0, -0.5]),
    bar([-2.4, 0.4, -0.4], [-2.4, 9.4, -0.4], 0.12, "steel"),
    part(box(0.1, 1, 2.4, 0.03), trim, [-2.4, 8.7, 0.9]),
    part(box(0.12, 0.4, 2.4, 0.03), "white", [-2.4, 8.7, 0.9]),
  ];
  const sign = { words: "BULAN", wide: 2.6, high: 0.34, paper: ground, ink: "white" } as const;
  return build({ pieces, parts, things: [label(sign, [3.01, 0.2, 0], Math.PI / 2)] }, random);
}
