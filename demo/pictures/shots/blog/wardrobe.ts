import { lyingPencil } from "../../models/desk/pencil.ts";
import { clothesLine, clothesPeg, scrubbingBrush } from "../../models/scenes/laundry.ts";
import { ruler, sheet } from "../../models/scenes/paper-things.ts";
import { poolEdge } from "../../models/scenes/pool-edge.ts";
import { put } from "../../stage/put.ts";
import type { Shot } from "../../stage/shot.ts";
import { stock } from "../prop.ts";
import { story } from "./story.ts";

/** Stories about what is worn. */
export const wardrobe: readonly Shot[] = [
  story("finding-your-shoe-size", {
    backdrop: { floor: "mist" },
    camera: { aim: [1, 1.6, 0], distance: 52, around: -14, above: 40, lens: 24, aperture: 0.18 },
    arrange: (random) => {
      const of = stock(random);
      return [
        put(sheet(26, 19), 0, 0, 6),
        of("LKH1001", "sage", [0, -1.4], 17.5, { turn: 6 }),
        put(ruler(21, 30, "sun", "ink"), 0.8, 6.4, 6),
        put(lyingPencil("brick", 9), 11.4, 8.6, 34).translateY(0.1),
        of("SRT1024", "brick", [-16.6, -6], 12, { turn: -18 }),
        of("LKH1001", "sage", [17.6, -6.6], 17.5, { turn: 64 }),
      ];
    },
  }),
  story("washing-jerseys-and-futsal-shoes", {
    backdrop: { floor: "mist", wall: "sky" },
    light: { above: 58 },
    camera: { aim: [0, 8.8, 0], distance: 62, around: 4, above: 8, lens: 25, aperture: 0.2 },
    arrange: (random) => {
      const of = stock(random);
      return [
        put(clothesLine(90, 20.6), 0, -4),
        of("SRT1003", "court", [-7, -4], 16, { view: 1, tip: [90, 0, 0], lift: 5, turn: 8 }),
        of("SRT1012", "sun", [9.4, -4.3], 11, { view: 1, tip: [90, 0, 0], lift: 9.6, turn: -10 }),
        of("SRT1001", "brick", [24, -4], 16, { view: 1, tip: [90, 0, 0], lift: 5, turn: 6 }),
        ...[
          [-10.4, "sun"],
          [-3.6, "brick"],
          [5.2, "white"],
          [13.4, "sea"],
          [20.6, "sun"],
        ].map(([x, paint]) => put(clothesPeg(paint as "sun"), x as number, -4).translateY(20.4)),
        of("LKH1011", "ink", [4.4, 7], 14.4, { view: 2, turn: -150 }),
        put(scrubbingBrush(random), -7.6, 9.4, 24, 0.86),
      ];
    },
  }),
  story("swimming-with-small-children", {
    backdrop: { floor: "sky", wall: "mist", depth: 70 },
    camera: { aim: [0, 6.2, 3], distance: 54, around: -6, above: 19, lens: 24, aperture: 0.2 },
    arrange: (random) => {
      const of = stock(random);
      return [
        poolEdge(3),
        of("SRP1001", "coral", [-1.6, 8.6], 9.6, { turn: -20, lift: 3 }),
        of("SRP1002", "sun", [-11, 4.4], 9, { turn: -66, lift: 3 }),
        of("SLS1019", "sage", [10.6, 6.8], 10.4, { turn: -26, lift: 3 }),
        of("SRP1005", "coral", [-1, -13], 13, { turn: 20, lift: 0.3 }),
        of("SRP1003", "sky", [19, 1.6], 12, { turn: 20, lift: 3 }),
      ];
    },
  }),
];
