import { settle } from "../../models/camp/settle.ts";
import { blanketStack } from "../../models/cosy/blankets.ts";
import { candle } from "../../models/cosy/candle.ts";
import { cushion } from "../../models/cosy/cushion.ts";
import { plantedVase } from "../../models/cosy/planted-vase.ts";
import { congklak } from "../../models/games/congklak.ts";
import { cubePuzzle, looseCubePuzzle } from "../../models/games/cube-puzzle.ts";
import { plushBear } from "../../models/games/plush-bear.ts";
import { plushTurtle } from "../../models/games/plush-turtle.ts";
import { inColours, type Look } from "../look.ts";

/** Cushions, candles, games and plush. */
export const cosy: readonly Look[] = [
  {
    code: "SLS1017",
    colours: {
      clay: () => [settle(cushion({ cloth: "clay", edge: "brick", line: "cream" }))],
      court: () => [settle(cushion({ cloth: "court", edge: "sun", line: "sage" }))],
    },
  },
  { code: "SLS1018", colours: inColours(["cream"], (paint) => candle(paint, "white")) },
  {
    code: "SLS1019",
    colours: inColours(["sage"], (paint, random) =>
      blanketStack(
        [
          ["court", "cream"],
          ["cream", "brick"],
          [paint, "court"],
        ],
        random,
      ),
    ),
    views: [
      { around: 28, above: 16, fill: 0.82 },
      { around: 208, above: 20, fill: 0.82 },
      { around: -10, above: 52, fill: 1.25, toward: [0, 0.2, 0] },
    ],
  },
  { code: "SLS1020", colours: inColours(["white"], (paint, random) => plantedVase(paint, random)) },
  {
    code: "SLS1021",
    colours: inColours(["wood"], (paint, random) => congklak(paint, "cocoa", "cream", random)),
    views: [
      { around: 48, above: 34, fill: 0.92 },
      { around: 0, above: 58, fill: 0.94 },
      { around: -26, above: 34, fill: 2.3, toward: [-0.2, 0, 0] },
    ],
  },
  {
    code: "SLS1022",
    colours: inColours(["wood"], (paint) => cubePuzzle(paint)),
    views: [
      { around: 30, above: 24, fill: 0.78 },
      { around: 10, above: 44, fill: 0.86, arrange: () => [looseCubePuzzle("wood")] },
      { around: -28, above: 36, fill: 1.5, toward: [0, 0.2, 0] },
    ],
  },
  {
    code: "SLS1023",
    colours: {
      cocoa: (random) => [plushBear({ fur: "wood", muzzle: "sand", scarf: "brick" }, random)],
      cream: (random) => [plushBear({ fur: "cream", muzzle: "white", scarf: "sea" }, random)],
    },
    views: [
      { around: 28, above: 14, fill: 0.8 },
      { around: 208, above: 20, fill: 0.76 },
      { around: -20, above: 8, fill: 1.15, toward: [0, 0.14, 0.1] },
    ],
  },
  {
    code: "SLS1024",
    colours: inColours(["mint"], (paint, random) =>
      plushTurtle({ skin: paint, shell: "sea", patch: "sky", rim: "sand" }, random),
    ),
    views: [
      { around: 32, above: 26, fill: 0.82 },
      { around: 200, above: 34, fill: 0.82 },
      { around: 14, above: 16, fill: 1.7, toward: [0, 0.02, 0.3] },
    ],
  },
];
