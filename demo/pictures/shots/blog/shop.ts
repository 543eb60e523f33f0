import { coin, coinStack } from "../../models/coins.ts";
import { gift } from "../../models/gift.ts";
import { looseBrick } from "../../models/loose-brick.ts";
import { parcel } from "../../models/scenes/parcel.ts";
import { counterBell, counterSign } from "../../models/scenes/standing-sign.ts";
import { counter, tableTop } from "../../models/scenes/table-top.ts";
import { float, put } from "../../stage/put.ts";
import { between } from "../../stage/random.ts";
import type { Shot } from "../../stage/shot.ts";
import { stock } from "../prop.ts";
import { bandungStreet } from "../stores/bandung.ts";
import { story } from "./story.ts";

/** Stories about the shop and the things of home. */
export const shop: readonly Shot[] = [
  story("what-club-points-are-worth", {
    backdrop: { floor: "court" },
    camera: { aim: [0.5, 4, 0], distance: 52, around: 0, above: 17, lens: 24, aperture: 0.22 },
    arrange: (random) => {
      const wobble = Array.from({ length: 40 }, () => between(random, -1, 1));
      const at = (n: number) => wobble[n % wobble.length] ?? 0;
      return [
        put(coinStack(14, at), -9, -1.6, 0, 1.25),
        put(
          coinStack(8, (n) => at(n + 9)),
          -3.8,
          2.6,
          0,
          1.25,
        ),
        put(
          coinStack(4, (n) => at(n + 21)),
          -13.6,
          3.6,
          0,
          1.25,
        ),
        float(coin(), [1.8, 2.1, 5.4], [Math.PI / 2 - 0.2, 0.2, -0.5], 1.25),
        put(coin(), -4.4, 9, 30, 1.25),
        put(parcel({ wide: 11, high: 7.4, deep: 9 }), 8.4, -1.4, -24),
        put(parcel({ wide: 7, high: 3.4, deep: 6 }, "white", "court"), 9, -1.6, 12).translateY(7.42),
        put(coin(), 13.8, 7.4, 70, 1.25),
      ];
    },
  }),
  story("how-store-pickup-works", {
    backdrop: { floor: "court", wall: "sage" },
    camera: { aim: [0.5, 11, 0], distance: 56, around: -8, above: 13, lens: 24, aperture: 0.22 },
    arrange: (random) => {
      const of = stock(random);
      return [
        put(counter(84, 20, 6, "court", "wood"), 0, 9),
        put(parcel({ wide: 14, high: 9, deep: 10 }), -4.4, -0.6, 18).translateY(6),
        put(parcel({ wide: 9.4, high: 4, deep: 7 }, "white", "court"), -4.6, -0.8, 4).translateY(15),
        put(counterSign(7.6, "brick", "white"), 8.2, 2.6, -14).translateY(6),
        put(counterBell(1.9), 14.2, 5).translateY(6),
        of("KWR1008", "cream", [19.6, -3.4], 14, { turn: -20, lift: 6 }),
        of("SAT1029", "sun", [-19.6, -2.6], 15, { turn: 20, lift: 6 }),
      ];
    },
  }),
  story("meet-the-store-in-bandung", {
    backdrop: { floor: "sage", wall: "sky", depth: 44 },
    camera: { aim: [1, 8, 0], distance: 63, around: -18, above: 9, lens: 23, aperture: 0.2 },
    light: { reach: 40 },
    arrange: bandungStreet,
  }),
  story("gifts-under-200-thousand", {
    backdrop: { floor: "rose", wall: "clay" },
    camera: { aim: [0, 4.6, 0], distance: 54, around: 0, above: 16, lens: 24, aperture: 0.22 },
    arrange: (random) => {
      const of = stock(random);
      return [
        put(gift("brick", "cream", 9.4), -4.6, -3, 24),
        put(gift("cream", "court", 7), 7.4, 1.6, -20),
        put(gift("sun", "brick", 5.2), 0.8, 7, 32),
        of("SAT1025", "mint", [15.8, 3], 8, { turn: -30 }),
        of("SLS1018", "cream", [-14.6, 3.6], 5.2, { turn: 10 }),
        looseBrick({ paint: "court", wide: 2, deep: 2, at: [-8.6, 0, 8.6], turn: 0.4 }, random),
        looseBrick({ paint: "sea", wide: 3, deep: 2, at: [10.4, 0, 8.8], turn: 0.9 }, random),
      ];
    },
  }),
  story("how-the-flash-sale-works", {
    backdrop: { floor: "sun" },
    camera: { aim: [0.5, 7.4, 0], distance: 60, around: 4, above: 10, lens: 24, aperture: 0.22 },
    arrange: (random) => {
      const of = stock(random);
      return [
        of("SLS1016", "white", [-3.4, -4], 17.5, { turn: 10 }),
        put(parcel({ wide: 9, high: 6, deep: 7 }, "sand", "brick"), 9.6, 0.4, -24),
        put(parcel({ wide: 6.4, high: 4, deep: 5 }, "white", "brick"), 8.6, 0.2, 12).translateY(6.02),
        put(parcel({ wide: 7, high: 4.6, deep: 6 }, "brick", "white"), 2.4, 7.6, 22),
        looseBrick({ paint: "brick", wide: 4, deep: 2, at: [-11.4, 0, 6.4], turn: 0.4 }, random),
        looseBrick({ paint: "sea", wide: 2, deep: 2, at: [-7, 0, 9.4], turn: 1 }, random),
        looseBrick({ paint: "white", wide: 2, deep: 2, at: [16.6, 0, 6.4], turn: 0.6 }, random),
      ];
    },
  }),
  story("a-desk-in-order", {
    backdrop: { floor: "mist", wall: "sage" },
    camera: { aim: [0.6, 5.6, 0], distance: 57, around: -8, above: 20, lens: 24, aperture: 0.2 },
    arrange: (random) => {
      const of = stock(random);
      return [
        put(tableTop(110, 40, 2, "sand"), 0, 19).translateY(0.01),
        of("SLS1012", "court", [-15.4, -5.6], 17, { turn: 16 }),
        of("SLS1014", "coral", [-2.4, 5], 12, { turn: 18 }),
        of("SLS1005", "sea", [10, 3.4], 6, { turn: -20 }),
        of("SLS1015", "wood", [6, -7], 14, { turn: -12 }),
        of("SLS1013", "brick", [-6.6, -6.6], 8.4, { turn: 10 }),
        of("SAT1033", "court", [18.6, -6], 10, { turn: 10 }),
      ];
    },
  }),
];
