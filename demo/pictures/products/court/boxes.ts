import { overgrip } from "../../models/court/overgrip.ts";
import { shuttlecock } from "../../models/court/shuttlecock.ts";
import { tableBall } from "../../models/court/table-tennis.ts";
import { tube } from "../../models/court/tube.ts";
import { tipped } from "../../models/parts/stand.ts";
import { tennisBall } from "../../models/tennis-ball.ts";
import { put } from "../../stage/put.ts";
import { inColours, type Look, type View } from "../look.ts";

const boxViews: readonly [View, View, View] = [
  { around: 18, above: 14, fill: 0.82 },
  { around: 160, above: 22, fill: 0.82 },
  { around: 24, above: 26, fill: 1.8, toward: [0.16, -0.26, 0.2] },
];

/** Small things that come several in a box. */
export const boxes: readonly Look[] = [
  {
    code: "RAL1003",
    views: boxViews,
    colours: inColours(["white"], () => [
      put(
        tube(34, 3.7, { ground: "court", band: "sun", ink: "white", words: "RALLYA", note: "ANGIN 77" }, "sun"),
        -5,
        -3,
        -20,
      ),
      put(shuttlecock("white", "court"), 2.4, 2.6, 20, 1.15),
      put(tipped(shuttlecock("white", "court"), 0, 0, -70), 9.5, 3.5, 40, 1.15),
    ]),
  },
  {
    code: "RAL1008",
    views: boxViews,
    colours: inColours(["lime"], () => [
      put(
        tube(21, 3.7, { ground: "ink", band: "lime", ink: "white", words: "RALLYA", note: "3 BOLA" }, "lime"),
        -4,
        -2,
        -16,
      ),
      put(tennisBall(3.3), 4.6, 1.4),
      put(tipped(tennisBall(3.3), 60, 40, 20), 1.6, 7.2),
    ]),
  },
  {
    code: "RAL1011",
    views: boxViews,
    colours: inColours(["orange"], () => [
      put(
        tube(13, 2.3, { ground: "white", band: "orange", ink: "navy", words: "RALLYA", note: "40+" }, "orange"),
        -4.6,
        -2,
        -14,
      ),
      put(tableBall("orange"), 0.6, 0),
      put(tipped(tableBall("orange"), 0, 60, 30), 4.9, 1.2),
      put(tipped(tableBall("orange"), 20, -40, 10), 2.2, 4.6),
    ]),
  },
  {
    code: "RAL1004",
    views: [
      { around: 18, above: 28, fill: 0.8 },
      { around: -40, above: 52, fill: 0.8 },
      { around: 0, above: 34, fill: 1.7, toward: [0, 0.1, 0.2] },
    ],
    colours: inColours(["sky", "ink", "coral"], (paint) => [
      put(overgrip(paint, paint === "ink" ? "brick" : "navy"), -3.2, 0, 20),
      put(overgrip(paint, paint === "ink" ? "brick" : "navy"), 3, 1.2, -14),
      put(tipped(overgrip(paint, paint === "ink" ? "brick" : "navy"), 90, 0, 10), 0.4, -5.4, 24),
    ]),
  },
];
