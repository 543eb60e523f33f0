import { bamboo } from "../../models/plants/bamboo.ts";
import { bonsai } from "../../models/plants/bonsai.ts";
import { cactus } from "../../models/plants/cactus.ts";
import { jasmine } from "../../models/plants/jasmine.ts";
import { lotus } from "../../models/plants/lotus.ts";
import { orchid } from "../../models/plants/orchid.ts";
import { palm } from "../../models/plants/palm.ts";
import { rafflesia } from "../../models/plants/rafflesia.ts";
import { sunflower } from "../../models/plants/sunflower.ts";
import type { Look } from "../look.ts";
import { portrait } from "./views.ts";

export const flowers: readonly Look[] = [
  {
    code: "SAT1026",
    colours: {
      lilac: (random) => [orchid({ petal: "lilac", sepal: "lilac", lip: "plum", pot: "white", rim: "gold" }, random)],
      white: (random) => [orchid({ petal: "white", sepal: "cream", lip: "sun", pot: "court", rim: "gold" }, random)],
    },
    views: portrait({ around: 14, face: [0.1, 0.26, 0.2], near: 1.6 }),
  },
  {
    code: "SAT1027",
    colours: {
      white: (random) => [
        jasmine({ petal: "white", heart: "sun", leaf: "court", shade: "leaf", pot: "sea", rim: "white" }, random),
      ],
    },
    views: portrait({ around: 20, above: 18, face: [0, 0, 0], near: 0.8, turn: -60 }),
  },
  {
    code: "SAT1028",
    colours: {
      brick: (random) => [
        rafflesia({ petal: "brick", wart: "clay", bowl: "brickDark", rim: "coral", ground: "wood" }, random),
      ],
    },
    views: [
      { around: 12, above: 40, fill: 0.84 },
      { around: 48, above: 18, fill: 0.84 },
      { around: 20, above: 56, fill: 1.6, toward: [0, 0, 0.04] },
    ],
  },
  {
    code: "SAT1029",
    colours: {
      sun: (random) => [sunflower({ petal: "sun", inner: "gold", heart: "cocoa", pot: "coral", rim: "cream" }, random)],
    },
    views: portrait({ around: 22, above: 10, face: [0, 0.26, 0.3], near: 1.67 }),
  },
  {
    code: "SAT1030",
    colours: {
      rose: (random) => [lotus({ outer: "rose", middle: "rose", inner: "cream", leaf: "court", water: "sky" }, random)],
    },
    views: portrait({ around: 20, above: 26, face: [0, 0.06, 0], near: 1.38 }),
  },
  {
    code: "SAT1031",
    colours: {
      leaf: (random) => [bonsai({ leaf: "court", light: "leaf", trunk: "wood", tray: "navy", moss: "lime" }, random)],
    },
    views: portrait({ around: 20, above: 16, face: [0, 0, 0], near: 0.8, turn: -62 }),
  },
  {
    code: "SAT1032",
    colours: {
      lime: (random) => [
        palm({ frond: "leaf", light: "lime", trunk: "wood", ring: "sand", sand: "sand", sea: "sea" }, random),
      ],
    },
    views: portrait({ around: 18, above: 16, face: [0.04, 0.2, 0], near: 1.2 }),
  },
  {
    code: "SAT1033",
    colours: {
      court: (random) => [
        cactus({ skin: "leaf", rib: "court", spine: "cream", flower: "rose", pot: "clay", band: "coral" }, random),
      ],
    },
    views: portrait({ around: 24, above: 14, face: [0, 0.3, 0.1], near: 1.6 }),
  },
  {
    code: "SAT1034",
    colours: {
      leaf: (random) => [
        bamboo({ cane: "leaf", young: "lime", node: "sand", leaf: "court", tray: "charcoal" }, random),
      ],
    },
    views: portrait({ around: 24, above: 14, face: [0, 0.2, 0.1], near: 1.2 }),
  },
];
