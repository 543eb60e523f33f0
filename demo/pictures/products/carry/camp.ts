import type { Object3D } from "three";
import { campChair } from "../../models/camp/camp-chair.ts";
import { campKettle, campPot, campStove, potLid } from "../../models/camp/cook-set.ts";
import { cooler } from "../../models/camp/cooler.ts";
import { foldedUmbrella, umbrellaSleeve } from "../../models/camp/folded-umbrella.ts";
import { hammock } from "../../models/camp/hammock.ts";
import { headTorch } from "../../models/camp/head-torch.ts";
import { lantern } from "../../models/camp/lantern.ts";
import { settle } from "../../models/camp/settle.ts";
import { sleepingBag } from "../../models/camp/sleeping-bag.ts";
import { stuffSack } from "../../models/camp/stuff-sack.ts";
import { tent } from "../../models/camp/tent.ts";
import { torch } from "../../models/camp/torch.ts";
import { openUmbrella, type UmbrellaForm } from "../../models/camp/umbrella.ts";
import { put } from "../../stage/put.ts";
import type { Look } from "../look.ts";

/** An open umbrella leaning on its edge and its grip. */
function leaning(umbrella: Object3D): Object3D {
  umbrella.rotation.set(1.02, 0.3, 0.0);
  return settle(umbrella);
}

function cookSet(): Object3D[] {
  const pot = campPot(3.4, 4, "brick");
  pot.position.y = 6.1;
  pot.rotation.y = -0.5;
  const lid = potLid(3.4, "brick");
  lid.position.y = 10.2;
  const stove = campStove("court");
  return [
    put(stove, -2.2, -0.5),
    put(pot, -2.2, -0.5, 0),
    put(lid, -2.2, -0.5),
    put(campKettle("brick"), 5.4, 0.6, -24),
    put(campPot(2.5, 2.4, "brick"), 1.6, 5.2, 20),
  ];
}

const stick: UmbrellaForm = { ribs: 8, reach: 9.4, dome: 4.2, shaft: 15, hook: true };
const small: UmbrellaForm = { ribs: 8, reach: 8, dome: 3.2, shaft: 10.5, hook: false };

/** Camping, lights and umbrellas. */
export const camp: readonly Look[] = [
  {
    code: "KWR1016",
    colours: {
      orange: () => [tent({ fly: "orange", base: "charcoal", pole: "sun", inside: "ink", accent: "cream" })],
      sage: () => [tent({ fly: "sage", base: "court", pole: "orange", inside: "courtDark", accent: "cream" })],
    },
    views: [
      { around: 30, above: 12, fill: 0.92 },
      { around: 214, above: 24, fill: 0.88 },
      { around: -14, above: 12, fill: 1.6, toward: [-0.05, -0.08, 0.2] },
    ],
  },
  {
    code: "KWR1017",
    colours: {
      court: () => [campChair({ cloth: "court", trim: "sand", frame: "charcoal" })],
      brick: () => [campChair({ cloth: "brick", trim: "ink", frame: "steel" })],
    },
    views: [
      { around: 28, above: 14, fill: 0.82 },
      { around: 208, above: 20, fill: 0.82 },
      { around: 74, above: 10, fill: 0.82 },
    ],
  },
  {
    code: "KWR1018",
    colours: { sea: () => [sleepingBag({ outer: "sea", inner: "orange", accent: "sun" })] },
    views: [
      { around: 62, above: 38, fill: 0.86 },
      { around: 0, above: 26, fill: 0.8, arrange: () => [stuffSack("sea", "ink", "sun")] },
      { around: 60, above: 40, fill: 1.6, toward: [0.18, 0, 0] },
    ],
  },
  { code: "KWR1019", colours: { steel: cookSet } },
  {
    code: "KWR1020",
    colours: {
      sun: () => [hammock({ stripes: ["sun", "cream", "brick", "cream"], rope: "cream", wood: "wood" })],
    },
    views: [
      { around: 24, above: 18, fill: 0.92 },
      { around: 0, above: 46, fill: 0.92 },
      { around: -34, above: 22, fill: 1.8, toward: [0.2, 0, 0] },
    ],
  },
  {
    code: "KWR1021",
    colours: {
      brick: (random) => [cooler({ body: "brick", lid: "brick", latch: "ink" }, random)],
      sky: (random) => [cooler({ body: "sky", lid: "white", latch: "navy" }, random)],
    },
    views: [
      { around: 28, above: 18, fill: 0.82 },
      { around: 208, above: 22, fill: 0.82 },
      {
        around: 24,
        above: 34,
        fill: 0.86,
        arrange(things) {
          const lid = things[0]?.getObjectByName("lid");
          if (lid) lid.rotation.x = -1.35;
          return things;
        },
      },
    ],
  },
  {
    code: "KWR1022",
    colours: { sun: () => [lantern("sun", "ink")], court: () => [lantern("court", "wood")] },
  },
  {
    code: "KWR1023",
    colours: { orange: () => [headTorch("orange", "charcoal", "orange")] },
    views: [
      { around: 28, above: 16, fill: 0.84 },
      { around: 214, above: 24, fill: 0.84 },
      { around: 14, above: 14, fill: 2, toward: [0, -0.3, 0.5] },
    ],
  },
  {
    code: "KWR1024",
    colours: { charcoal: () => [torch("charcoal", "orange")] },
    views: [
      { around: 30, above: 20, fill: 0.86 },
      { around: 200, above: 26, fill: 0.86 },
      { around: 62, above: 14, fill: 1.5, toward: [0.25, 0, 0] },
    ],
  },
  {
    code: "KWR1025",
    colours: {
      brick: () => [leaning(openUmbrella({ panels: ["brick", "cream"], edge: "brickDark", grip: "bamboo" }, stick))],
      sea: () => [leaning(openUmbrella({ panels: ["sea", "sky"], edge: "navy", grip: "bamboo" }, stick))],
    },
    views: [
      { around: 58, above: 12, fill: 0.86 },
      { around: 208, above: 16, fill: 0.86 },
      { around: 208, above: 10, fill: 1.8, toward: [0, 0.05, 0] },
    ],
  },
  {
    code: "KWR1026",
    colours: {
      navy: () => {
        const closed = foldedUmbrella("navy", "ink", "coral");
        closed.rotation.z = -Math.PI / 2;
        return [put(settle(closed), -6.5, 0), put(umbrellaSleeve("navy", "coral"), 0.5, 5.2, 8)];
      },
    },
    views: [
      { around: 24, above: 30, fill: 0.84 },
      {
        around: 10,
        above: 14,
        fill: 0.82,
        arrange: () => [leaning(openUmbrella({ panels: ["navy"], edge: "coral", grip: "ink" }, small))],
      },
      { around: 18, above: 30, fill: 1.8, toward: [0.2, 0, -0.2] },
    ],
  },
];
