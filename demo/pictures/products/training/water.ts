import { laidDown, tipped } from "../../models/parts/stand.ts";
import { diveMask, snorkel } from "../../models/training/dive-mask.ts";
import { dryBag } from "../../models/training/dry-bag.ts";
import { goggles } from "../../models/training/goggles.ts";
import { kickboard } from "../../models/training/kickboard.ts";
import { poolRing } from "../../models/training/pool-ring.ts";
import { swimCap } from "../../models/training/swim-cap.ts";
import { swimFin } from "../../models/training/swim-fin.ts";
import { put } from "../../stage/put.ts";
import { inColours, type Look } from "../look.ts";

/** For pools and warm seas. */
export const water: readonly Look[] = [
  {
    code: "SRP1001",
    views: [
      { around: 24, above: 18, fill: 0.84 },
      { around: -40, above: 36, fill: 0.84 },
      { around: 14, above: 14, fill: 1.8, toward: [0.12, 0, 0.3] },
    ],
    colours: inColours(["sea", "coral"], (paint) =>
      goggles(paint, paint === "sea" ? "sky" : "gold", paint === "sea" ? "navy" : "ink"),
    ),
  },
  {
    code: "SRP1002",
    views: [
      { around: 68, above: 10, fill: 0.84 },
      { around: 128, above: 14, fill: 0.84 },
      { around: 76, above: 12, fill: 1.6, toward: [0.1, 0.22, 0] },
    ],
    colours: inColours(["sun", "navy"], (paint) => swimCap(paint, paint === "sun" ? "navy" : "white")),
  },
  {
    code: "SRP1003",
    views: [
      { around: 24, above: 52, fill: 0.84 },
      { around: -30, above: 30, fill: 0.84 },
      { around: -12, above: 26, fill: 1.7, toward: [0.1, 0, 0.2] },
    ],
    colours: inColours(["sky"], (paint) => laidDown(kickboard(paint, "white", "navy"))),
  },
  {
    code: "SRP1004",
    views: [
      { around: 30, above: 42, fill: 0.86 },
      { around: -140, above: 30, fill: 0.84 },
      { around: 20, above: 30, fill: 1.7, toward: [0, 0, 0.25] },
    ],
    colours: inColours(["lime", "coral"], (paint) => [
      put(swimFin(paint, "ink", paint === "lime" ? "courtDark" : "white"), -5.2, 0, 5),
      put(swimFin(paint, "ink", paint === "lime" ? "courtDark" : "white"), 5.2, 0, -5),
    ]),
  },
  {
    code: "SRP1005",
    views: [
      { around: 20, above: 30, fill: 0.86 },
      { around: 0, above: 14, fill: 0.84, arrange: (things) => things.map((thing) => tipped(thing, 68, 0, 0)) },
      { around: -20, above: 50, fill: 1.6, toward: [0.15, 0.1, 0.25] },
    ],
    colours: inColours(["coral"], () => poolRing()),
  },
  {
    code: "SRP1006",
    views: [
      { around: 14, above: 26, fill: 0.86 },
      { around: -50, above: 34, fill: 0.84 },
      { around: 10, above: 16, fill: 1.6, toward: [0, 0.1, 0] },
    ],
    colours: inColours(["mint", "ink"], (paint) => [
      put(diveMask(paint, paint === "mint" ? "sea" : "charcoal"), 0, -2.4, -8),
      put(snorkel(paint, paint === "mint" ? "sea" : "charcoal"), 1, 5.4, 8),
    ]),
  },
  {
    code: "SRP1007",
    views: [
      { around: 22, above: 10, fill: 0.84 },
      { around: 200, above: 18, fill: 0.84 },
      { around: -16, above: 30, fill: 1.7, toward: [0, 0.28, 0.1] },
    ],
    colours: inColours(["sun", "court"], (paint) => dryBag(paint, "ink", paint === "sun" ? "ink" : "white")),
  },
];
