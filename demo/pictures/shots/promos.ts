import type { Object3D } from "three";
import { rolled } from "../models/ball-skin.ts";
import { basketball } from "../models/basketball.ts";
import { clubCard } from "../models/club-card.ts";
import { coin, coinStack } from "../models/coins.ts";
import { envelope } from "../models/envelope.ts";
import { gift } from "../models/gift.ts";
import { lightningBolt } from "../models/lightning-bolt.ts";
import { looseBrick } from "../models/loose-brick.ts";
import { shoe } from "../models/shoe.ts";
import { float, put } from "../stage/put.ts";
import { between, type Random } from "../stage/random.ts";
import type { Shot } from "../stage/shot.ts";

const wide = { width: 1280, height: 560, maxKilobytes: 70 } as const;
const phone = { width: 900, height: 600, maxKilobytes: 60 } as const;

function flashSale(random: Random): Object3D[] {
  const inTheAir = (paint: "brick" | "white" | "sea", at: [number, number, number], wideness = 2) =>
    float(looseBrick({ paint, wide: wideness, deep: 2, at: [0, 0, 0], turn: 0 }, random), at, [
      between(random, -0.7, 0.7),
      between(random, 0, 3),
      between(random, -0.7, 0.7),
    ]);
  return [
    put(lightningBolt("brick", 13), 0.5, -2.5, -14),
    put(gift("white", "brick", 5.6), -8, 0.5, 24),
    put(shoe({ upper: "white", panel: "sea", sole: "white", grip: "ink", lace: "white" }), 8.2, 3.5, 24, 0.92),
    put(rolled(basketball(2.5), 0.4, 0.6, 0.3), -2.6, 6.2),
    inTheAir("brick", [-6.2, 10.5, -2], 4),
    inTheAir("sea", [7.2, 9.6, -3]),
    inTheAir("white", [11.8, 7, -1], 3),
  ];
}

function club(random: Random): Object3D[] {
  const wobble = Array.from({ length: 40 }, () => between(random, -1, 1));
  const at = (n: number) => wobble[n % wobble.length] ?? 0;
  const card = put(clubCard("brick", "white"), 0.4, -2, -16, 1.05);
  card.rotation.x = -0.2;
  const leaning = float(coin(), [4.6, 1.9, 4.6], [Math.PI / 2 - 0.12, 0, -0.5]);
  return [
    card,
    put(coinStack(9, at), -7.4, 0.5),
    put(
      coinStack(5, (n) => at(n + 9)),
      -4.3,
      3.6,
    ),
    put(
      coinStack(13, (n) => at(n + 17)),
      7.6,
      -0.6,
    ),
    leaning,
    put(coin(), 0.6, 5.6, 40),
    put(rolled(basketball(2.3), 0.5, 0.7, 0.4), 9.8, 4.2),
    looseBrick({ paint: "sun", wide: 4, deep: 2, at: [-8.6, 0, 5.6], turn: 0.4 }, random),
  ];
}

function newsletter(random: Random): Object3D[] {
  return [
    put(envelope("court", "courtDark"), 0, -1, -12),
    looseBrick({ paint: "sun", wide: 4, deep: 2, at: [-5.4, 0, 4.6], turn: 0.35 }, random),
    looseBrick({ paint: "sea", wide: 2, deep: 2, at: [-8.4, 0, 2.4], turn: 1 }, random),
    looseBrick({ paint: "court", wide: 3, deep: 2, at: [1.2, 0, 5.4], turn: -0.4 }, random),
    put(rolled(basketball(2.4), 0.5, 0.7, 0.4), 7.4, 2.8),
  ];
}

/** Promotions keep their objects at the right; the words stand at the left (wide) or above (phone). */
export const promos: readonly Shot[] = [
  {
    ...wide,
    name: "promo-flash-sale",
    backdrop: { floor: "sun" },
    camera: { aim: [0, 6, 0], distance: 68, above: 12, lens: 17, aperture: 0.25, shift: [0.16, 0] },
    arrange: flashSale,
  },
  {
    ...phone,
    name: "promo-flash-sale-phone",
    backdrop: { floor: "sun" },
    camera: { aim: [0, 6, 0], distance: 68, above: 12, lens: 22, aperture: 0.25, shift: [0, -0.1] },
    arrange: flashSale,
  },
  {
    ...wide,
    name: "promo-club",
    backdrop: { floor: "court" },
    camera: { aim: [0.6, 3.6, 0], distance: 64, above: 15, lens: 15.5, aperture: 0.25, shift: [0.14, 0] },
    arrange: club,
  },
  {
    ...phone,
    name: "promo-club-phone",
    backdrop: { floor: "court" },
    camera: { aim: [0.6, 3.8, 0], distance: 60, above: 14, lens: 21, aperture: 0.25, shift: [0, -0.13] },
    arrange: club,
  },
  {
    ...phone,
    name: "newsletter",
    backdrop: { floor: "paper" },
    camera: { aim: [0, 6, 0], distance: 62, above: 12, lens: 19, aperture: 0.25 },
    arrange: newsletter,
  },
];
