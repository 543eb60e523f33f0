import { hikingPack } from "../../models/bags/hiking-pack.ts";
import { laptopPack } from "../../models/bags/laptop-pack.ts";
import { miniPack } from "../../models/bags/mini-pack.ts";
import { rollTopPack } from "../../models/bags/roll-top-pack.ts";
import { rucksack } from "../../models/bags/rucksack.ts";
import { schoolPack } from "../../models/bags/school-pack.ts";
import { turtlePack } from "../../models/bags/turtle-pack.ts";
import { inColours, type Look } from "../look.ts";

export const backpacks: readonly Look[] = [
  {
    code: "KWR1001",
    colours: {
      brick: () => [schoolPack({ body: "brick", pocket: "brick", trim: "brickDark", accent: "sun" })],
      navy: () => [schoolPack({ body: "navy", pocket: "sea", trim: "ink", accent: "orange" })],
      sun: () => [schoolPack({ body: "sun", pocket: "sun", trim: "navy", accent: "brick" })],
    },
    views: [
      { around: 28, above: 14, fill: 0.82 },
      { around: 208, above: 20, fill: 0.82 },
      { around: -34, above: 24, fill: 0.84 },
    ],
  },
  {
    code: "KWR1002",
    colours: {
      court: () => [rollTopPack({ body: "court", base: "ink", strap: "charcoal", accent: "sun" })],
      clay: () => [rollTopPack({ body: "clay", base: "cocoa", strap: "cocoa", accent: "cream" })],
    },
  },
  {
    code: "KWR1003",
    colours: {
      orange: () => [hikingPack({ body: "orange", dark: "charcoal", accent: "sun", mat: "sky" })],
      sea: () => [hikingPack({ body: "sea", dark: "navy", accent: "lime", mat: "clay" })],
    },
    views: [
      { around: 28, above: 14, fill: 0.84 },
      { around: 208, above: 20, fill: 0.84 },
      { around: 82, above: 12, fill: 0.84 },
    ],
  },
  {
    code: "KWR1004",
    colours: {
      rose: () => [miniPack({ body: "rose", trim: "plum", petal: "white", heart: "sun" })],
      mint: () => [miniPack({ body: "mint", trim: "court", petal: "cream", heart: "coral" })],
      lilac: () => [miniPack({ body: "lilac", trim: "navy", petal: "gold", heart: "brick" })],
    },
  },
  {
    code: "KWR1005",
    colours: {
      grey: () => [laptopPack({ body: "grey", base: "charcoal", hide: "wood" })],
      navy: () => [laptopPack({ body: "navy", base: "ink", hide: "cocoa" })],
    },
  },
  {
    code: "KWR1006",
    colours: inColours(["leaf"], (paint) => turtlePack({ shell: paint, rim: "sand", skin: "mint", line: "court" })),
  },
  {
    code: "KWR1007",
    colours: {
      sand: () => [rucksack({ cloth: "sand", flap: "sand", hide: "wood" })],
      court: () => [rucksack({ cloth: "court", flap: "courtDark", hide: "cocoa" })],
    },
  },
];
