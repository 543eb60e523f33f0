import { type Object3D, Vector3 } from "three";
import { rolled } from "../../models/ball-skin.ts";
import {
  arrowPanels,
  basketPanels,
  classicPanels,
  gorePanels,
  starPanels,
  stripPanels,
  trianglePanels,
  wingPanels,
} from "../../models/court/ball-patterns.ts";
import { type BallSkin, panelBall } from "../../models/court/panel-ball.ts";
import { tipped } from "../../models/parts/stand.ts";
import type { Paint } from "../../stage/palette.ts";
import { put } from "../../stage/put.ts";
import { inColours, type Look, type View } from "../look.ts";

const rolledOver = (x: number, y: number, z: number) => (things: Object3D[]) =>
  things.map((thing) => tipped(thing, x, y, z));

/** The printed side, the ball rolled on, and the skin near its valve. */
const ballViews: readonly [View, View, View] = [
  { around: 16, above: 12, fill: 0.8 },
  { around: 0, above: 14, fill: 0.8, arrange: rolledOver(60, 130, 25) },
  { around: 34, above: 30, fill: 1.6, toward: [-0.05, 0.16, 0.1] },
];

/** The last picture shows the sizes the ball comes in. */
const sizedViews: readonly [View, View, View] = [
  ballViews[0],
  ballViews[1],
  {
    around: 0,
    above: 20,
    fill: 0.94,
    arrange: (things) =>
      [0.8, 0.9, 1].flatMap((size, n) =>
        things.map((thing) =>
          put(tipped(thing.clone(), n * 8, n * 55 - 70, n * 12), n * 7.7 - 7.7, n % 2 ? -1.5 : 1, 0, size),
        ),
      ),
  },
];

const named = (paint: Paint, size: number, way = new Vector3(0, 0, 1)): BallSkin["print"] => ({
  words: "LAPANGAN",
  paint,
  size,
  way,
});

export const balls: readonly Look[] = [
  {
    code: "LAP1001",
    views: sizedViews,
    colours: inColours(["white", "sun"], (paint) =>
      rolled(
        panelBall(
          `kampung ${paint}`,
          4,
          paint === "white" ? classicPanels("white", "ink", "steel") : classicPanels("sun", "navy", "white"),
          { print: named(paint === "white" ? "brick" : "navy", 0.5, new Vector3(0.36, 0, 0.93)) },
        ),
        0,
        -0.36,
        0,
      ),
    ),
  },
  {
    code: "LAP1002",
    views: sizedViews,
    colours: inColours(["coral", "sea"], (paint) =>
      rolled(
        panelBall(
          `senja ${paint}`,
          4,
          paint === "coral" ? wingPanels("white", "coral", "plum") : wingPanels("white", "sea", "sun"),
          { roughness: 0.3, print: named(paint === "coral" ? "plum" : "navy", 0.55), seam: [0.02, 0.6] },
        ),
        0.12,
        -0.1,
        0.1,
      ),
    ),
  },
  {
    code: "LAP1003",
    views: sizedViews,
    colours: inColours(["navy"], (paint) =>
      rolled(panelBall("bintang", 4, starPanels(paint, "sun", "sea"), { roughness: 0.36, grain: 22 }), 0.3, 0.5, 0.1),
    ),
  },
  {
    code: "LAP1004",
    views: ballViews,
    colours: inColours(["lime", "orange"], (paint) =>
      rolled(
        panelBall(
          `lantai ${paint}`,
          4,
          paint === "lime" ? arrowPanels("lime", "courtDark", "white") : arrowPanels("orange", "ink", "cream"),
          { roughness: 0.55, grain: 26, print: named("ink", 0.44, new Vector3(0.577, 0.577, 0.577)) },
        ),
        0.25,
        -0.45,
        0,
      ),
    ),
  },
  {
    code: "LAP1005",
    views: ballViews,
    colours: inColours(["mint", "rose"], (paint) =>
      rolled(
        panelBall(
          `mini ${paint}`,
          3,
          paint === "mint" ? trianglePanels(["mint", "court", "sun"]) : trianglePanels(["rose", "plum", "clay"]),
          { roughness: 0.34, seam: [0.022, 0.75] },
        ),
        0.5,
        0.2,
        0.1,
      ),
    ),
  },
  {
    code: "LAP1006",
    views: sizedViews,
    colours: inColours(["orange"], (paint) =>
      rolled(
        panelBall("beton", 4.6, basketPanels(paint, paint), {
          roughness: 0.66,
          grain: 42,
          bump: 3,
          seam: [0.026, 0.95],
          seamTone: [38, 32, 29],
          print: named("ink", 0.62, new Vector3(0.1, 0.28, 0.95)),
        }),
        0.25,
        0.2,
        0.35,
      ),
    ),
  },
  {
    code: "LAP1007",
    views: sizedViews,
    colours: inColours(["navy", "brick"], (paint) =>
      rolled(
        panelBall(
          `aula ${paint}`,
          4.6,
          paint === "navy" ? basketPanels("navy", "sky") : basketPanels("brick", "cream"),
          {
            roughness: 0.58,
            grain: 30,
            bump: 3,
            seam: [0.024, 0.92],
            seamTone: paint === "navy" ? [240, 236, 226] : [44, 34, 30],
            print: named(paint === "navy" ? "white" : "gold", 0.6, new Vector3(0, 0.27, 0.95)),
          },
        ),
        0.2,
        -0.6,
        -0.3,
      ),
    ),
  },
  {
    code: "LAP1009",
    views: ballViews,
    colours: inColours(["sea"], () =>
      rolled(
        panelBall("voli", 4.1, stripPanels(["sea", "sun", "white"], 1.2), {
          roughness: 0.5,
          grain: 24,
          bump: 3.4,
          seam: [0.02, 0.55],
        }),
        0.35,
        0.4,
        0.2,
      ),
    ),
  },
  {
    code: "LAP1010",
    views: ballViews,
    colours: inColours(["coral", "mint"], (paint) =>
      rolled(
        panelBall(
          `pantai ${paint}`,
          4.1,
          paint === "coral"
            ? gorePanels(["coral", "sand", "navy"], "white")
            : gorePanels(["mint", "sun", "court"], "court"),
          {
            roughness: 0.72,
            grain: 16,
            seam: [0.02, 0.7],
          },
        ),
        0.3,
        0.15,
        0.3,
      ),
    ),
  },
];
