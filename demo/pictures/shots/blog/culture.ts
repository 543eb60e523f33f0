import { bush, flower, leafy } from "../../models/greenery.ts";
import { waterPlates } from "../../models/scenes/water-plates.ts";
import { built } from "../../models/site.ts";
import { put } from "../../stage/put.ts";
import type { Random } from "../../stage/random.ts";
import type { Shot } from "../../stage/shot.ts";
import { stock } from "../prop.ts";
import { story } from "./story.ts";

const tree = (random: Random) => built(random, (site) => leafy(site, 0, 0, 0, "court", 4));

const hedge = (random: Random) =>
  built(random, (site) => {
    site.lay({ x: -6, z: -2, y: 0, wide: 12, deep: 4, high: 1, paint: "leaf" });
    bush(site, -5, 1, -1, "court", 2);
    bush(site, 2, 1, -1, "leaf", 3);
    for (const [x, paint] of [
      [-2, "rose"],
      [0, "sun"],
      [5, "white"],
    ] as const)
      flower(site, x, 1.4, 0.6, paint);
  });

/** Stories about houses, ships and temples of Indonesia, built of bricks. */
export const culture: readonly Shot[] = [
  story("rumah-gadang-in-bricks", {
    backdrop: { floor: "sand", wall: "clay" },
    camera: { aim: [-1, 9.3, 0], distance: 65, around: 0, above: 10, lens: 24, aperture: 0.2 },
    arrange: (random) => {
      const of = stock(random);
      return [
        of("BTR1008", "brick", [4.4, -2.5], 28, { turn: -24 }),
        put(tree(random), -17.5, -8, 20, 1.5),
        put(hedge(random), -14, 9.5, 24, 1),
        of("SAT1014", "ink", [-6.4, 11.4], 5, { turn: 30 }),
        of("KLK2003", "brick", [20.5, 10.4], 8, { turn: -150 }),
      ];
    },
  }),
  story("phinisi-under-full-sail", {
    backdrop: { floor: "sky", wall: "mist", depth: 26 },
    camera: { aim: [-2, 10.6, 0], distance: 67, around: -4, above: 11, lens: 24, aperture: 0.2 },
    arrange: (random) => {
      const of = stock(random);
      return [
        put(waterPlates(84, 52, ["sea", "sea", "sky"], random), 0, -2, -5),
        of("ORB1012", "wood", [3.5, -1], 31, { turn: -14, lift: -0.2 }),
        of("BTR1018", "brick", [-21, -13], 16, { turn: 20 }),
        of("KLK2017", "brick", [-14, 10], 8, { turn: -160 }),
      ];
    },
  }),
  story("candi-stone-by-stone", {
    backdrop: { floor: "sage", wall: "sky", depth: 24 },
    camera: { aim: [0, 8.6, 0], distance: 64, around: 0, above: 12, lens: 24, aperture: 0.3 },
    arrange: (random) => {
      const of = stock(random);
      return [
        of("BTR1019", "grey", [7.4, -4], 34, { turn: -32 }),
        of("SAT1032", "lime", [-15, 1.5], 15, { turn: 40 }),
        of("SAT1030", "rose", [-9.6, 11.6], 6.4, { turn: 20 }),
      ];
    },
  }),
];
