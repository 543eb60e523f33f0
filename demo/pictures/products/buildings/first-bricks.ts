import type { Object3D } from "three";
import { basePlate } from "../../models/first-bricks/base-plate.ts";
import { brickBucket } from "../../models/first-bricks/brick-bucket.ts";
import { brickChest } from "../../models/first-bricks/brick-chest.ts";
import { brickTub } from "../../models/first-bricks/brick-tub.ts";
import { countingStairs } from "../../models/first-bricks/counting-stairs.ts";
import { firstBarn } from "../../models/first-bricks/first-barn.ts";
import { firstCastle } from "../../models/first-bricks/first-castle.ts";
import { firstHouse } from "../../models/first-bricks/first-house.ts";
import type { Mood } from "../../models/first-bricks/loose-pieces.ts";
import { openingsTray, wheelsTray } from "../../models/first-bricks/parts-tray.ts";
import { roadPlates } from "../../models/first-bricks/road-plates.ts";
import { inColours, type Look, type View } from "../look.ts";
import { house } from "./views.ts";

const bright: Mood = ["brick", "sun", "sea", "leaf", "white", "orange"];
const pastel: Mood = ["mint", "rose", "lilac", "cream", "sky", "sun"];
const earth: Mood = ["clay", "sand", "wood", "sage", "cream", "cocoa"];

/** A look may arrange a thing opened and shut; a view shows one of the two. */
const opened = (view: View): View => ({ ...view, arrange: (things: Object3D[]) => things.slice(0, 1) });
const shut = (view: View): View => ({ ...view, arrange: (things: Object3D[]) => things.slice(1) });

const box: Look["views"] = [
  { around: 24, above: 27, fill: 0.86 },
  { around: -34, above: 38, fill: 0.86 },
  { around: 8, above: 34, fill: 1.9, toward: [0, 0.1, 0] },
];
const tray: Look["views"] = [
  { around: 18, above: 38, fill: 0.88 },
  { around: -24, above: 58, fill: 0.88 },
  { around: 12, above: 36, fill: 1.9, toward: [0.08, 0, 0.1] },
];

export const firstBricks: readonly Look[] = [
  {
    code: "KLK1001",
    views: box,
    colours: {
      sun: (random) => [brickTub("sun", ["brick", "white"], bright, random)],
      mint: (random) => [brickTub("mint", ["white", "court"], pastel, random)],
      clay: (random) => [brickTub("clay", ["cocoa", "cream"], earth, random)],
    },
  },
  {
    code: "KLK1002",
    views: [
      opened({ around: 6, above: 22, fill: 0.86 }),
      shut({ around: 24, above: 20, fill: 0.8 }),
      opened({ around: -14, above: 46, fill: 1.7, toward: [-0.06, 0.3, 0] }),
    ],
    colours: inColours(["brick", "sea"], (paint, random) => {
      const lid = paint === "brick" ? "sun" : "lime";
      return [true, false].map((open) => brickBucket(paint, lid, bright, open, random));
    }),
  },
  {
    code: "KLK1003",
    views: [
      opened({ around: 26, above: 24, fill: 0.88 }),
      shut({ around: 34, above: 26, fill: 0.84 }),
      opened({ around: 10, above: 40, fill: 1.9, toward: [0, 0.05, 0.1] }),
    ],
    colours: inColours(["leaf", "rose"], (paint, random) =>
      [true, false].map((open) => brickChest(paint, paint === "rose" ? pastel : bright, open, random)),
    ),
  },
  { code: "KLK1004", views: tray, colours: { white: (random) => [openingsTray("mist", random)] } },
  { code: "KLK1005", views: tray, colours: { charcoal: (random) => [wheelsTray("charcoal", random)] } },
  {
    code: "KLK1006",
    views: [
      opened({ around: 32, above: 38, fill: 0.94 }),
      shut({ around: 32, above: 30, fill: 0.88 }),
      opened({ around: 20, above: 24, fill: 2.4, toward: [0, 0, 0.3] }),
    ],
    colours: inColours(["leaf", "grey", "sea", "sand"], (paint, random) =>
      [false, true].map((begun) => basePlate(paint, 24, begun, random)),
    ),
  },
  {
    code: "KLK1007",
    views: [
      { around: 28, above: 36, fill: 0.88 },
      { around: 0, above: 64, fill: 0.86 },
      { around: -20, above: 26, fill: 1.9, toward: [-0.1, 0, 0.1] },
    ],
    colours: { charcoal: (random) => [roadPlates(random)] },
  },
  {
    code: "KLK1008",
    views: [house[0], house[1], { around: -22, above: 12, fill: 1.7, toward: [-0.06, -0.14, 0.16] }],
    colours: {
      sun: (random) => [firstHouse({ wall: "orange", second: "sun", roof: "brick", door: "court" }, random)],
      sky: (random) => [firstHouse({ wall: "sea", second: "sky", roof: "plum", door: "sun" }, random)],
    },
  },
  {
    code: "KLK1009",
    views: house,
    colours: {
      brick: (random) => [firstBarn({ wall: "brick", trim: "white", roof: "charcoal", silo: "steel" }, random)],
    },
  },
  {
    code: "KLK1010",
    views: house,
    colours: {
      lilac: (random) => [firstCastle({ wall: "lilac", band: "white", roof: "plum", flag: "rose" }, random)],
      sun: (random) => [firstCastle({ wall: "sun", band: "orange", roof: "sea", flag: "brick" }, random)],
    },
  },
  {
    code: "KLK1011",
    views: [
      { around: 20, above: 14, fill: 0.86 },
      { around: -32, above: 24, fill: 0.86 },
      { around: 14, above: 20, fill: 1.9, toward: [0.16, 0, 0.1] },
    ],
    colours: {
      leaf: (random) => [countingStairs(["brick", "orange", "sun", "leaf", "sea"], random)],
    },
  },
];
