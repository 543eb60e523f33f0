import { Group, type Object3D } from "three";
import { bucketHat } from "../../models/bucket-hat.ts";
import { type Sock, sock } from "../../models/garment/sock.ts";
import { sportsCap } from "../../models/sports-cap.ts";
import { sportsWatch } from "../../models/sports-watch.ts";
import { sunglasses } from "../../models/sunglasses.ts";
import { visor } from "../../models/visor.ts";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { inColours, type Look, type View } from "../look.ts";

const hatViews: readonly [View, View, View] = [
  { around: -32, above: 20, fill: 0.84 },
  { around: 148, above: 22, fill: 0.84 },
  { around: -8, above: 48, fill: 0.84 },
];

const peakedCap: Look = {
  code: "SRT1020",
  views: hatViews,
  colours: inColours(["brick", "navy"], (paint) =>
    sportsCap({
      crown: paint,
      front: paint === "brick" ? "cream" : "navy",
      badge: paint === "brick" ? "brick" : "white",
      button: paint === "brick" ? "court" : "sun",
      peak: paint === "brick" ? "brick" : "sun",
      under: paint === "brick" ? "brickDark" : "sun",
      thread: paint === "brick" ? "brickDark" : "white",
    }),
  ),
};

const bucket: Look = {
  code: "SRT1021",
  views: [
    { around: -28, above: 18, fill: 0.84 },
    { around: 70, above: 24, fill: 0.84 },
    { around: -20, above: 50, fill: 0.8 },
  ],
  colours: inColours(["sand", "court"], (paint) =>
    bucketHat({
      crown: paint,
      brim: paint,
      under: paint === "sand" ? "brick" : "cream",
      thread: paint === "sand" ? "wood" : "sage",
    }),
  ),
};

const sunVisor: Look = {
  code: "SRT1022",
  views: hatViews,
  colours: inColours(["white", "ink"], (paint) =>
    visor({
      band: paint,
      peak: paint,
      under: paint === "white" ? "court" : "charcoal",
      thread: paint === "white" ? "court" : "lime",
    }),
  ),
};

/** Two socks side by side, the second a little lower. */
function pairOf(made: Sock, random: Random): Object3D[] {
  const [left, right] = [sock(made, random), sock(made, random)];
  // Tall socks stand beside each other, short ones lie one below the other.
  const [x, z] = made.shaft > 5 ? [4.4, 1] : [1.7, 3.1];
  right.position.set(x, 0, z);
  right.rotation.y = -0.08;
  left.position.set(-x, 0, -z);
  left.rotation.y = 0.06;
  return [left, right];
}

/** One sock laid across the other. */
const crossed = ([left, right]: Object3D[]): Object3D[] => {
  if (!left || !right) return [];
  const over = new Group();
  over.add(right);
  right.position.set(0, 0, 0);
  over.position.set(3.2, 0.72, 2.6);
  over.rotation.y = 0.5;
  left.position.set(-1, 0, 0);
  return [left, over];
};

const sockViews: readonly [View, View, View] = [
  { around: 0, above: 74, fill: 0.86 },
  { around: 10, above: 62, fill: 0.86, arrange: crossed },
  { around: 8, above: 48, fill: 1.9, toward: [-0.18, 0, -0.2] },
];

const ankleSocks: Look = {
  code: "SRT1023",
  views: sockViews,
  colours: inColours(["white", "grey"], (paint, random) => {
    const second: Paint = paint === "white" ? "mint" : "orange";
    return pairOf({ paint, ends: second, shaft: 2.6, rings: [[0.1, 0.34, second]], tab: second }, random);
  }),
};

const crewSocks: Look = {
  code: "SRT1024",
  views: sockViews,
  colours: inColours(["brick", "navy"], (paint, random) => {
    const second: Paint = paint === "brick" ? "cream" : "sun";
    return pairOf(
      {
        paint,
        ends: second,
        shaft: 9,
        rings: [
          [0.1, 0.16, second],
          [0.2, 0.3, "white"],
          [0.34, 0.4, second],
        ],
      },
      random,
    );
  }),
};

const shades: Look = {
  code: "SRT1025",
  views: [
    { around: 30, above: 14, fill: 0.86 },
    { around: 205, above: 30, fill: 0.84 },
    { around: -62, above: 18, fill: 0.86 },
  ],
  colours: inColours(["ink", "coral"], (paint) =>
    sunglasses({
      frame: paint,
      temple: paint === "ink" ? "ink" : "cream",
      lens: paint === "ink" ? "charcoal" : "navy",
    }),
  ),
};

const watch: Look = {
  code: "SRT1026",
  views: [
    { around: 28, above: 16, fill: 0.84 },
    { around: -64, above: 26, fill: 0.84 },
    { around: -10, above: 8, fill: 1.5, toward: [0, 0, 0.3] },
  ],
  colours: inColours(["ink", "lime"], (paint) =>
    sportsWatch({
      strap: paint,
      case: "ink",
      ring: paint === "ink" ? "steel" : "charcoal",
      light: paint === "ink" ? "orange" : "lime",
    }),
  ),
};

export const accessories: readonly Look[] = [peakedCap, bucket, sunVisor, ankleSocks, crewSocks, shades, watch];
