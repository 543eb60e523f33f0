import { tipped } from "../../models/parts/stand.ts";
import { jointPad } from "../../models/training/joint-pad.ts";
import { skateHelmet } from "../../models/training/skate-helmet.ts";
import { cruiser, skateboard } from "../../models/training/skateboard.ts";
import { put } from "../../stage/put.ts";
import { inColours, type Look, type View } from "../look.ts";

/** Leaning with its underside in view, on its wheels, and a wheel near by. */
const boardViews: readonly [View, View, View] = [
  { around: 22, above: 14, fill: 0.88, arrange: (things) => things.map((thing) => tipped(thing, -100, 30, 0)) },
  { around: 34, above: 20, fill: 0.88 },
  { around: 48, above: 14, fill: 1.9, toward: [0.3, -0.1, 0.1] },
];

/** Boards, and what protects when they slip away. */
export const wheels: readonly Look[] = [
  {
    code: "SRP1008",
    views: boardViews,
    colours: inColours(["plum", "court"], (paint) =>
      paint === "plum" ? skateboard("plum", "coral", "sun", "cream") : skateboard("court", "mint", "orange", "white"),
    ),
  },
  {
    code: "SRP1009",
    views: [boardViews[1], boardViews[0], boardViews[2]],
    colours: inColours(["mint", "coral"], (paint) => cruiser(paint, paint === "mint" ? "coral" : "sky")),
  },
  {
    code: "SRP1010",
    views: [
      { around: 60, above: 14, fill: 0.84 },
      { around: 150, above: 18, fill: 0.84 },
      { around: -24, above: 40, fill: 1.5, toward: [0, 0.1, 0.15] },
    ],
    colours: inColours(["charcoal", "mint"], (paint) => skateHelmet(paint, "ink", paint === "mint" ? "brick" : "lime")),
  },
  {
    code: "SRP1011",
    views: [
      { around: 14, above: 16, fill: 0.86 },
      { around: 190, above: 24, fill: 0.84 },
      { around: -12, above: 20, fill: 1.8, toward: [-0.1, 0, 0.2] },
    ],
    colours: inColours(["ink", "rose"], (paint) => {
      const [cap, cloth, trim] =
        paint === "ink" ? (["ink", "charcoal", "lime"] as const) : (["rose", "plum", "ink"] as const);
      return [
        put(jointPad(cap, cloth, trim), -5, -4.5, 10),
        put(jointPad(cap, cloth, trim), 5, -4.5, -10),
        put(jointPad(cap, cloth, trim, 0.76), -4.2, 5.4, 10, 1),
        put(jointPad(cap, cloth, trim, 0.76), 4.2, 5.4, -10, 1),
      ];
    }),
  },
];
