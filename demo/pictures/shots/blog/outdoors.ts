import { leafy } from "../../models/greenery.ts";
import { puddle, rainfall } from "../../models/scenes/rain.ts";
import { tarpaulin } from "../../models/scenes/tarpaulin.ts";
import { built } from "../../models/site.ts";
import { put } from "../../stage/put.ts";
import type { Random } from "../../stage/random.ts";
import type { Shot } from "../../stage/shot.ts";
import { stock } from "../prop.ts";
import { story } from "./story.ts";

const tree = (random: Random, trunk: number) => built(random, (site) => leafy(site, 0, 0, 0, "court", trunk));

/** Stories from hikes and camps. */
export const outdoors: readonly Shot[] = [
  story("packing-for-a-weekend-hike", {
    backdrop: { floor: "sage" },
    camera: { aim: [1.6, 5, 0], distance: 55, around: -4, above: 22, lens: 25, aperture: 0.2 },
    arrange: (random) => {
      const of = stock(random);
      return [
        of("KWR1003", "orange", [-8.6, -3.6], 15.4, { turn: -24 }),
        of("SRT1019", "court", [8.4, 1.6], 18, { view: 1, turn: -12 }),
        of("SLS1001", "brick", [0.2, -6.6], 11, { turn: 20 }),
        of("KWR1022", "sun", [17.6, -8], 9.6, { turn: 20 }),
        of("KWR1023", "orange", [-3.4, 8.4], 5, { turn: -10 }),
        of("SRT1021", "sand", [21, 6], 8, { turn: 20 }),
        of("KWR1024", "charcoal", [-12.6, 9.4], 7, { turn: 24 }),
      ];
    },
  }),
  story("camping-in-the-rainy-season", {
    backdrop: { floor: "sage", wall: "mist", depth: 30 },
    camera: { aim: [0.5, 8.4, 0], distance: 66, around: -6, above: 9, lens: 24, aperture: 0.2 },
    arrange: (random) => {
      const of = stock(random);
      return [
        put(tree(random, 6), -19.5, -5, 10, 1.5),
        put(tree(random, 6), 19.5, -5, 40, 1.5),
        put(tarpaulin(28, 20, 17, "sea"), 0, -5),
        of("KWR1016", "orange", [0, -2], 21, { turn: -16 }),
        put(puddle(4.6, random), -9, 10.6, 14),
        put(puddle(3, random), 9.6, 12.2, -10),
        put(puddle(2, random), 1, 14.4, 4),
        of("KWR1022", "court", [13, 4.6], 5.4, { turn: 10 }),
        rainfall({ wide: 64, high: 28, deep: 30 }, 110, random),
      ];
    },
  }),
];
