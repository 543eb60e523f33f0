import { tipped } from "../../models/parts/stand.ts";
import { rolledMat } from "../../models/rolled-mat.ts";
import { balanceBoard } from "../../models/training/balance-board.ts";
import { loopBand, tubeBand } from "../../models/training/bands.ts";
import { bodyScale } from "../../models/training/body-scale.ts";
import { boxingGlove } from "../../models/training/boxing-glove.ts";
import { foamRoller } from "../../models/training/foam-roller.ts";
import { openMat } from "../../models/training/open-mat.ts";
import { skippingRope } from "../../models/training/skipping-rope.ts";
import { yogaBlock } from "../../models/training/yoga-block.ts";
import type { Paint } from "../../stage/palette.ts";
import { put } from "../../stage/put.ts";
import { inColours, type Look } from "../look.ts";

/** Yoga, boxing and what moves the heart. */
export const studio: readonly Look[] = [
  {
    code: "TGP1005",
    views: [
      { around: 30, above: 20, fill: 0.86, arrange: (things) => things.slice(0, 1) },
      { around: -58, above: 16, fill: 0.82, arrange: (things) => things.slice(0, 1) },
      { around: 24, above: 36, fill: 0.92, arrange: (things) => things.slice(1) },
    ],
    colours: inColours(["sage", "plum"], (paint) => [
      rolledMat(paint, "ink"),
      openMat(paint, paint === "sage" ? "court" : "lilac"),
    ]),
  },
  {
    code: "TGP1006",
    views: [
      { around: 28, above: 20, fill: 0.82 },
      { around: -40, above: 30, fill: 0.82 },
      { around: 8, above: 30, fill: 1.35, toward: [0.05, -0.1, 0.2] },
    ],
    colours: inColours(["lilac"], (paint) => [
      put(yogaBlock(paint, "plum"), 1.6, 3.8, 6),
      put(tipped(yogaBlock(paint, "plum"), 0, 0, 90), -3.4, -5.2, 24),
    ]),
  },
  {
    code: "TGP1007",
    views: [
      { around: 36, above: 20, fill: 0.84 },
      { around: -50, above: 18, fill: 0.82 },
      { around: 20, above: 30, fill: 1.8, toward: [0.1, 0.1, 0.2] },
    ],
    colours: inColours(["orange"], (paint) => foamRoller(paint, "ink")),
  },
  {
    code: "TGP1008",
    views: [
      { around: 8, above: 46, fill: 0.86 },
      { around: 50, above: 30, fill: 0.84 },
      { around: -6, above: 36, fill: 1.8, toward: [-0.25, 0, 0.25] },
    ],
    colours: inColours(["sun"], (paint) => tubeBand(paint, "ink")),
  },
  {
    code: "TGP1009",
    views: [
      { around: 10, above: 26, fill: 0.84 },
      { around: 110, above: 34, fill: 0.82 },
      { around: 6, above: 14, fill: 1.8, toward: [0, 0, 0.3] },
    ],
    colours: inColours(["coral", "sea"], (paint) => loopBand(paint, "white")),
  },
  {
    code: "TGP1010",
    views: [
      { around: 12, above: 42, fill: 0.86 },
      { around: -50, above: 30, fill: 0.84 },
      { around: 6, above: 34, fill: 1.9, toward: [-0.28, 0, 0.34] },
    ],
    colours: inColours(["brick", "ink"], (paint) =>
      skippingRope(paint, paint === "ink" ? "grey" : "ink", paint === "ink" ? "lime" : "ink"),
    ),
  },
  {
    code: "TGP1011",
    views: [
      { around: 10, above: 12, fill: 0.84 },
      { around: 196, above: 16, fill: 0.84 },
      { around: -24, above: 26, fill: 1.6, toward: [-0.1, -0.1, 0.2] },
    ],
    colours: inColours(["brick", "ink"], (paint) => {
      const [cuff, ink]: [Paint, Paint] = paint === "brick" ? ["white", "ink"] : ["gold", "charcoal"];
      return [
        put(boxingGlove(paint, cuff, ink, 1), -4.3, 0, 14),
        put(boxingGlove(paint, cuff, ink, -1), 4.3, 0.6, -14),
      ];
    }),
  },
  {
    code: "TGP1013",
    views: [
      { around: 26, above: 18, fill: 0.86 },
      { around: -34, above: 34, fill: 0.86 },
      { around: -24, above: 44, fill: 1.5, toward: [-0.2, 0, 0.1] },
    ],
    colours: inColours(["wood"], (paint) => balanceBoard(paint, "ink")),
  },
  {
    code: "TGP1015",
    views: [
      { around: 24, above: 34, fill: 0.84 },
      { around: 0, above: 64, fill: 0.8 },
      { around: -12, above: 40, fill: 1.8, toward: [0, 0, -0.24] },
    ],
    colours: inColours(["white"], (paint) => bodyScale(paint)),
  },
];
