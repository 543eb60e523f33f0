import { rolled } from "../../models/ball-skin.ts";
import { basketPanels } from "../../models/court/ball-patterns.ts";
import { bib } from "../../models/court/bib.ts";
import { discStack, markerDisc, tallCone } from "../../models/court/cones.ts";
import { goal } from "../../models/court/goal.ts";
import { doorHoop } from "../../models/court/hoop.ts";
import { netSet } from "../../models/court/net-set.ts";
import { panelBall } from "../../models/court/panel-ball.ts";
import { handPump } from "../../models/court/pump.ts";
import { whistle } from "../../models/court/whistle.ts";
import { tipped } from "../../models/parts/stand.ts";
import type { Paint } from "../../stage/palette.ts";
import { put } from "../../stage/put.ts";
import { inColours, type Look, lying } from "../look.ts";

const smallBall = (paint: Paint) =>
  rolled(
    panelBall("pintu", 1.9, basketPanels(paint, "cream"), { seam: [0.03, 0.95], seamTone: [38, 32, 29], grain: 40 }),
    0.3,
    0.9,
    0.3,
  );

/** What stands and lies around a field. */
export const field: readonly Look[] = [
  {
    code: "LAP1008",
    views: [
      { around: 26, above: 10, fill: 0.82 },
      { around: -52, above: 20, fill: 0.82 },
      { around: 6, above: 42, fill: 0.84 },
    ],
    colours: inColours(["brick"], (paint) => [doorHoop(paint), put(smallBall("orange"), 6, 6.4)]),
  },
  {
    code: "LAP1011",
    views: [
      { around: 24, above: 12, fill: 0.88 },
      { around: 205, above: 16, fill: 0.88 },
      { around: -30, above: 18, fill: 1.9, toward: [-0.3, 0.3, 0] },
    ],
    colours: inColours(["orange"], (paint) => goal(paint, "ink")),
  },
  {
    code: "LAP1012",
    views: [
      { around: 10, above: 22, fill: 0.84 },
      { around: 70, above: 40, fill: 0.84 },
      { around: -10, above: 26, fill: 1.7, toward: [-0.1, 0, 0.2] },
    ],
    colours: inColours(["sun"], () => [
      put(discStack(["sea", "sea", "brick", "brick", "leaf", "leaf", "orange", "orange", "sun", "sun"], "ink"), -6, -1),
      put(tallCone("sun", "white"), 4.5, -5.5),
      put(tallCone("orange", "white"), 12, -1.5),
      put(markerDisc("sun"), 4.4, 6.6),
      put(tipped(markerDisc("brick"), 0, 0, -16), 12.2, 8),
    ]),
  },
  {
    code: "LAP1013",
    views: [
      { around: 20, above: 10, fill: 0.84 },
      {
        around: 0,
        above: 40,
        fill: 0.84,
        arrange: (things) => things.map((thing) => tipped(thing, -90, 0, 0)).map((thing) => put(thing, 0, 0, -50)),
      },
      { around: -24, above: 16, fill: 1.8, toward: [0.2, 0.02, 0.1] },
    ],
    colours: inColours(["sea"], (paint) => handPump(paint, "ink")),
  },
  {
    code: "LAP1014",
    views: [
      { around: 24, above: 34, fill: 0.84 },
      { around: 200, above: 40, fill: 0.84 },
      { around: 8, above: 22, fill: 1.7, toward: [-0.05, 0.1, 0.1] },
    ],
    colours: inColours(["brick"], (paint) => whistle(paint, "ink")),
  },
  {
    code: "LAP1015",
    views: [{ around: 0, above: 66, fill: 0.86 }, { around: 34, above: 36, fill: 0.84 }, lying[2]],
    colours: inColours(["lime", "orange"], (paint) =>
      bib(paint, paint === "lime" ? "courtDark" : "navy", paint === "lime" ? "8" : "5"),
    ),
  },
  {
    code: "RAL1005",
    views: [
      { around: 26, above: 12, fill: 0.88 },
      { around: -32, above: 22, fill: 0.88 },
      { around: 40, above: 14, fill: 1.7, toward: [-0.42, -0.1, 0] },
    ],
    colours: inColours(["sea"], (paint) => netSet(paint, "ink")),
  },
];
