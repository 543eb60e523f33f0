import { Group, type Object3D } from "three";
import { basketTote } from "../../models/bags/basket-tote.ts";
import { beltBag } from "../../models/bags/belt-bag.ts";
import { drawstringBag } from "../../models/bags/drawstring-bag.ts";
import { duffel } from "../../models/bags/duffel.ts";
import { phoneSling } from "../../models/bags/phone-sling.ts";
import { pouch } from "../../models/bags/pouch.ts";
import { tote } from "../../models/bags/tote.ts";
import { openWallet, wallet } from "../../models/bags/wallet.ts";
import { lyingPencil } from "../../models/desk/pencil.ts";
import { put } from "../../stage/put.ts";
import { inColours, type Look } from "../look.ts";

/** A wallet with its covers wide apart, to look into. */
const opened = (things: Object3D[]) => things.map((thing) => (thing instanceof Group ? openWallet(thing, 2.5) : thing));

/** Totes, duffels and small bags. */
export const bags: readonly Look[] = [
  {
    code: "KWR1008",
    colours: inColours(["cream"], (paint) =>
      tote({ cloth: paint, handle: "court", sun: "sun", hill: "brick", leaf: "court" }),
    ),
  },
  {
    code: "KWR1009",
    colours: {
      navy: () => [duffel({ body: "navy", ends: "ink", strap: "charcoal", accent: "orange" })],
      leaf: () => [duffel({ body: "leaf", ends: "courtDark", strap: "ink", accent: "sun" })],
    },
    views: [
      { around: 24, above: 16, fill: 0.88 },
      { around: 204, above: 22, fill: 0.88 },
      { around: -16, above: 24, fill: 1.8, toward: [0, 0, 0.1] },
    ],
  },
  {
    code: "KWR1010",
    colours: inColours(["coral"], (paint) =>
      drawstringBag({ cloth: paint, base: "navy", rope: "cream", figure: "sun", ground: "navy" }),
    ),
  },
  {
    code: "KWR1011",
    colours: inColours(["sand"], (paint) =>
      basketTote({ strip: paint, figure: "brick", hide: "cocoa", lining: "cream" }),
    ),
  },
  {
    code: "KWR1012",
    colours: {
      charcoal: () => [beltBag({ body: "charcoal", trim: "ink", accent: "lime" })],
      coral: () => [beltBag({ body: "coral", trim: "navy", accent: "cream" })],
    },
  },
  {
    code: "KWR1013",
    colours: {
      sun: () => [pouch({ body: "sun", base: "navy", accent: "brick" })],
      lilac: () => [pouch({ body: "lilac", base: "plum", accent: "gold" })],
    },
    views: [
      { around: 24, above: 20, fill: 0.86 },
      { around: 206, above: 24, fill: 0.86 },
      {
        around: 12,
        above: 40,
        fill: 0.88,
        arrange: (things) => [
          ...things,
          put(lyingPencil("brick", 11), -0.6, 5, 6),
          put(lyingPencil("sea", 10), 1.2, 6.6, -9),
          put(lyingPencil("leaf", 11), -1, 8, 14),
        ],
      },
    ],
  },
  {
    code: "KWR1014",
    colours: {
      cocoa: () => [wallet({ hide: "cocoa", inside: "wood", thread: "sand" })],
      ink: () => [wallet({ hide: "ink", inside: "charcoal", thread: "orange" })],
    },
    views: [
      { around: 26, above: 18, fill: 0.84 },
      { around: 96, above: 34, fill: 0.86, arrange: opened },
      { around: 72, above: 30, fill: 1.5, toward: [0, 0.05, -0.15], arrange: opened },
    ],
  },
  {
    code: "KWR1015",
    colours: inColours(["sage"], (paint) => phoneSling({ body: paint, trim: "court", rope: "cream" })),
    views: [
      { around: 24, above: 12, fill: 0.9 },
      { around: 206, above: 18, fill: 0.9 },
      { around: -16, above: 20, fill: 1.8, toward: [0, -0.12, 0.1] },
    ],
  },
];
