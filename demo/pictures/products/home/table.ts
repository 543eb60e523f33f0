import { mug } from "../../models/mug.ts";
import { childBottle } from "../../models/table/child-bottle.ts";
import { glassBottle } from "../../models/table/glass-bottle.ts";
import { insulatedBottle } from "../../models/table/insulated-bottle.ts";
import { filledLunchBox, type LunchBoxPaints, lunchBox, woodenCutlery } from "../../models/table/lunch-box.ts";
import { sportBottle } from "../../models/table/sport-bottle.ts";
import { stonewareMug } from "../../models/table/stoneware-mug.ts";
import { teaCup, teapot } from "../../models/table/teapot.ts";
import { tiffin } from "../../models/table/tiffin.ts";
import { travelCup } from "../../models/table/travel-cup.ts";
import { tumbler } from "../../models/table/tumbler.ts";
import type { Paint } from "../../stage/palette.ts";
import { put } from "../../stage/put.ts";
import { inColours, type Look, type View } from "../look.ts";

/** A cup from the side, from above into its mouth, and near. */
const cupViews: readonly [View, View, View] = [
  { around: 24, above: 16, fill: 0.78 },
  { around: -38, above: 46, fill: 0.78 },
  { around: 6, above: 20, fill: 1.5, toward: [0, 0.14, 0] },
];
/** A bottle upright, turned, and its cap. */
const bottleViews: readonly [View, View, View] = [
  { around: 20, above: 12, fill: 0.84 },
  { around: -64, above: 24, fill: 0.84 },
  { around: 20, above: 26, fill: 2, toward: [0, 0.3, 0] },
];

const lunchPaints: Record<"mint" | "coral", LunchBoxPaints> = {
  mint: { box: "cream", lid: "mint", band: "court" },
  coral: { box: "cream", lid: "coral", band: "navy" },
};

/** Bottles, cups, pots and boxes for food. */
export const table: readonly Look[] = [
  {
    code: "SLS1001",
    colours: inColours(["court", "brick", "sky"], (paint) => insulatedBottle(paint, paint === "sky" ? "navy" : "ink")),
    views: bottleViews,
  },
  { code: "SLS1002", colours: inColours(["mint"], (paint) => glassBottle(paint)), views: bottleViews },
  {
    code: "SLS1003",
    colours: {
      sun: () => [sportBottle("sun", "ink", "brick")],
      sea: () => [sportBottle("sea", "white", "orange")],
    },
    views: bottleViews,
  },
  {
    code: "SLS1004",
    colours: inColours(["coral"], (paint) => childBottle(paint, "cocoa", "rose")),
    views: [
      { around: 18, above: 12, fill: 0.84 },
      { around: -62, above: 22, fill: 0.84 },
      { around: 10, above: 10, fill: 1.8, toward: [0, -0.05, 0] },
    ],
  },
  {
    code: "SLS1005",
    colours: { cream: () => [stonewareMug("clay", "cream")], sea: () => [stonewareMug("sand", "sea")] },
    views: cupViews,
  },
  {
    code: "SLS1006",
    colours: { white: () => [mug("white", "sea")], sun: () => [mug("cream", "sun")] },
    views: cupViews,
  },
  {
    code: "SLS1007",
    colours: { rose: () => [tumbler("rose", "plum")], navy: () => [tumbler("navy", "steel")] },
    views: bottleViews,
  },
  { code: "SLS1008", colours: inColours(["sage"], (paint) => travelCup(paint, "white")), views: bottleViews },
  {
    code: "SLS1009",
    colours: inColours(["court"], (paint) => [
      teapot(paint, "sand"),
      put(teaCup(paint, "sand"), -1.4, 6.2),
      put(teaCup(paint, "sand"), 3.4, 6.6),
    ]),
  },
  {
    code: "SLS1010",
    colours: inColours(["mint", "coral"], (paint: Paint) => [
      lunchBox(lunchPaints[paint === "mint" ? "mint" : "coral"]),
      put(woodenCutlery(), -0.6, 6.4, 4),
    ]),
    views: [
      { around: 26, above: 30, fill: 0.84 },
      {
        around: 16,
        above: 44,
        fill: 0.84,
        arrange: (before, random) => [
          filledLunchBox(lunchPaints[before[0]?.name === "coral" ? "coral" : "mint"], random),
        ],
      },
      { around: -22, above: 30, fill: 1.6, toward: [-0.1, 0.2, 0.1] },
    ],
  },
  {
    code: "SLS1011",
    colours: {
      brick: () => [tiffin({ bowls: ["brick", "cream", "brick"], rim: "navy" })],
      steel: () => [tiffin({ bowls: "steel", rim: "steel" })],
    },
  },
];
