import { padelRacket } from "../../models/court/padel-racket.ts";
import { type RacketForm, racket } from "../../models/court/racket.ts";
import { shuttlecock } from "../../models/court/shuttlecock.ts";
import { bat, tableBall } from "../../models/court/table-tennis.ts";
import { laidDown, tipped } from "../../models/parts/stand.ts";
import { put } from "../../stage/put.ts";
import { inColours, type Look, type View } from "../look.ts";

const badminton: RacketForm = {
  length: 60,
  head: { wide: 21, high: 26, square: 2.35 },
  frame: [1.15, 1.2],
  throat: "shaft",
  grip: [17, 1.4],
  strings: [17, 18, 0.07],
};
const tennis: RacketForm = {
  length: 64,
  head: { wide: 27, high: 34, square: 2.08 },
  frame: [2.1, 2.3],
  throat: "open",
  grip: [18, 1.75],
  strings: [16, 19, 0.1],
};

/** Lying across the picture, from a lower side, and the head near by. */
const racketViews: readonly [View, View, View] = [
  { around: 42, above: 64, fill: 0.86 },
  { around: -128, above: 34, fill: 0.84 },
  { around: 24, above: 40, fill: 1.9, toward: [0, 0, 0.17] },
];

export const rackets: readonly Look[] = [
  {
    code: "RAL1001",
    views: racketViews,
    colours: inColours(["sea", "brick"], (paint) =>
      laidDown(
        racket(
          badminton,
          paint === "sea"
            ? { frame: "sea", accent: "navy", strings: "white", grip: "white", trim: "ink" }
            : { frame: "brick", accent: "ink", strings: "sun", grip: "ink", trim: "ink" },
        ),
      ),
    ),
  },
  {
    code: "RAL1002",
    views: [
      { around: 0, above: 62, fill: 0.88 },
      { around: 40, above: 34, fill: 0.86 },
      { around: -10, above: 40, fill: 1.6, toward: [0, 0, 0.3] },
    ],
    colours: inColours(["sun"], () => {
      const short = { ...badminton, length: 52, grip: [15, 1.4] as const, strings: [11, 12, 0.09] as const };
      const first = racket(short, { frame: "sun", accent: "court", strings: "white", grip: "court", trim: "ink" });
      const second = racket(short, { frame: "court", accent: "sun", strings: "white", grip: "sun", trim: "ink" });
      return [
        put(laidDown(first), -2, 0, 19),
        put(laidDown(second), 2, 0, -19),
        put(tipped(shuttlecock("white", "court", "nylon"), 74, 40), 0, -46, 0, 1.25),
        put(shuttlecock("sun", "court", "nylon"), 0, -30, 30, 1.25),
      ];
    }),
  },
  {
    code: "RAL1006",
    views: racketViews,
    colours: inColours(["court"], () =>
      laidDown(racket(tennis, { frame: "court", accent: "lime", strings: "cream", grip: "ink", trim: "ink" })),
    ),
  },
  {
    code: "RAL1007",
    views: [
      { around: 32, above: 62, fill: 0.86 },
      { around: -140, above: 32, fill: 0.84 },
      { around: 14, above: 40, fill: 1.7, toward: [0, 0, 0.24] },
    ],
    colours: inColours(["plum", "sun"], (paint) =>
      laidDown(
        padelRacket(
          paint === "plum"
            ? { face: "plum", flame: "coral", edge: "ink", grip: "ink" }
            : { face: "sun", flame: "navy", edge: "charcoal", grip: "navy" },
        ),
      ),
    ),
  },
  {
    code: "RAL1009",
    views: [
      { around: 34, above: 58, fill: 0.84 },
      {
        around: -30,
        above: 50,
        fill: 0.84,
        arrange: (things) => things.map((thing) => tipped(thing, 0, 0, 180)),
      },
      { around: -18, above: 24, fill: 1.7, toward: [0.05, 0, 0.1] },
    ],
    colours: inColours(["brick"], () =>
      laidDown(bat({ front: "brick", back: "ink", handle: "wood", stripe: "brick" })),
    ),
  },
  {
    code: "RAL1010",
    views: [
      { around: 0, above: 52, fill: 0.84 },
      { around: 150, above: 34, fill: 0.84 },
      { around: 24, above: 30, fill: 1.7, toward: [0.05, 0, -0.2] },
    ],
    colours: inColours(["navy"], () => [
      put(laidDown(bat({ front: "navy", back: "brick", handle: "sand", stripe: "navy" })), -2.6, 0, 26),
      put(laidDown(bat({ front: "brick", back: "navy", handle: "sand", stripe: "brick" })), 2.6, 0, -26),
      put(tableBall("orange"), -2.1, -23),
      put(tableBall("white"), 2.1, -24, 40),
      put(tableBall("orange"), 0.2, -19.5, -30),
    ]),
  },
];
