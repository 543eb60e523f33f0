import { Group } from "three";
import { dumbbell } from "../../models/dumbbell.ts";
import { kettlebell } from "../../models/kettlebell.ts";
import { lettering, printOn } from "../../models/parts/print.ts";
import { tipped } from "../../models/parts/stand.ts";
import { ankleWeight } from "../../models/training/ankle-weight.ts";
import { plateDumbbell, weightPlate } from "../../models/training/plate-dumbbell.ts";
import { pushUpBar } from "../../models/training/push-up-bar.ts";
import { vinylDumbbell } from "../../models/training/vinyl-dumbbell.ts";
import type { Paint } from "../../stage/palette.ts";
import { put } from "../../stage/put.ts";
import { inColours, type Look, type View } from "../look.ts";

const pairViews: readonly [View, View, View] = [
  { around: -54, above: 24, fill: 0.84 },
  { around: 20, above: 30, fill: 0.82 },
  { around: 40, above: 24, fill: 1.7, toward: [0.2, 0, 0.15] },
];

function namedDumbbell(paint: Paint): Group {
  const group = new Group();
  group.add(dumbbell(paint, 2));
  for (const side of [-1, 1])
    group.add(
      printOn(lettering("TEGAP", "white"), (u, v) => [side * 4.67, 1.73 + (v - 0.5) * 0.62, side * (0.5 - u) * 2.3], 1),
    );
  return group;
}

function namedKettlebell(paint: Paint, band: Paint): Group {
  const group = kettlebell(paint, band);
  group.add(
    printOn(lettering("TEGAP", "ink"), (u, v) => {
      const angle = (u - 0.5) * 0.86;
      return [Math.sin(angle) * 2.985, 2.4 + v * 0.6, Math.cos(angle) * 2.985];
    }),
  );
  return group;
}

/** Weights and what builds strength. */
export const strength: readonly Look[] = [
  {
    code: "TGP1001",
    views: pairViews,
    colours: inColours(["charcoal"], (paint) => [
      put(namedDumbbell(paint), -0.6, -3, 6),
      put(namedDumbbell(paint), 0.8, 3.2, 26),
    ]),
  },
  {
    code: "TGP1002",
    views: pairViews,
    colours: inColours(["rose", "mint"], (paint) => [
      put(tipped(vinylDumbbell(paint, "white"), 0, 0, 0), -0.4, -3, -8),
      put(vinylDumbbell(paint, "white"), 0.6, 2.9, 16),
    ]),
  },
  {
    code: "TGP1003",
    views: [
      { around: 22, above: 10, fill: 0.84 },
      { around: 112, above: 16, fill: 0.82 },
      { around: -14, above: 24, fill: 1.6, toward: [0, -0.05, 0.1] },
    ],
    colours: inColours(["ink"], (paint) => namedKettlebell(paint, "sun")),
  },
  {
    code: "TGP1004",
    views: pairViews,
    colours: inColours(["steel"], () => [
      put(plateDumbbell("ink", [3.2, 2.6, 2]), 0, -1, 12),
      put(weightPlate("ink", 2.6, 0.82), -2.2, 6.4).translateY(0.42),
      put(weightPlate("ink", 2, 0.82), -2, 6.5).translateY(1.26),
    ]),
  },
  {
    code: "TGP1012",
    views: [
      { around: 24, above: 20, fill: 0.84 },
      { around: 196, above: 26, fill: 0.84 },
      { around: 10, above: 18, fill: 1.6, toward: [-0.1, 0, 0.2] },
    ],
    colours: inColours(["navy"], (paint) => [
      put(ankleWeight(paint, "ink"), -4.8, -1.5, -8),
      put(tipped(ankleWeight(paint, "ink"), 0), 5, 1.8, 24),
    ]),
  },
  {
    code: "TGP1014",
    views: [
      { around: 26, above: 20, fill: 0.86 },
      { around: -60, above: 24, fill: 0.84 },
      { around: 14, above: 26, fill: 1.7, toward: [0, 0.1, 0.2] },
    ],
    colours: inColours(["lime"], (paint) => [
      put(pushUpBar(paint, "ink"), -1.4, -4.6, 10),
      put(pushUpBar(paint, "ink"), 1.6, 4.8, 10),
    ]),
  },
];
