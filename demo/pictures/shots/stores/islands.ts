import { bush, flower, leafy, palm } from "../../models/greenery.ts";
import { person } from "../../models/peg-person.ts";
import { gableRoof, hipRoof, saddleRoof } from "../../models/roofs.ts";
import { ledge } from "../../models/room.ts";
import { shopFront, street } from "../../models/scenes/shop-front.ts";
import { waterPlates } from "../../models/scenes/water-plates.ts";
import { built, type Site } from "../../models/site.ts";
import { bench, cafeTable, crate, flagOn, lampPost } from "../../models/street-things.ts";
import { put } from "../../stage/put.ts";
import type { Shot } from "../../stage/shot.ts";
import { stock } from "../prop.ts";
import { store } from "./store.ts";

/** Half of a Balinese gate: steps that climb toward the gap, cut straight on the inside, with bands of stone. */
function halfGate(site: Site, x: number, z: number, side: -1 | 1): void {
  for (const [n, wide] of [5, 5, 4, 4, 3, 3, 2, 2, 1].entries()) {
    const paint = n === 0 || n % 3 === 2 ? "steel" : "brick";
    site.lay({ x: side < 0 ? x - wide : x, z, y: 2 + n * 3, wide, deep: n < 6 ? 2 : 1, paint });
  }
  site.lay({ x: side < 0 ? x - 1 : x, z, y: 29, wide: 1, deep: 1, paint: "brick", shape: "cone" });
}

/** A bridge on two red towers, far behind the house. */
function farBridge(site: Site): void {
  site.lay({ x: 0, z: 0, y: 12, wide: 46, deep: 3, high: 2, paint: "steel", shape: "tile" });
  for (const x of [12, 32]) {
    for (const at of [0, 3]) site.lay({ x: x + at, z: 0, y: 0, wide: 1, deep: 3, high: 40, paint: "brick" });
    for (const y of [22, 38]) site.lay({ x, z: 0, y, wide: 4, deep: 3, high: 2, paint: "brick", shape: "tile" });
  }
  for (let x = 0; x < 46; x += 4) site.lay({ x, z: 0, y: 0, wide: 1, deep: 3, high: 12, paint: "grey" });
}

/** The stores on the other islands. */
export const islands: readonly Shot[] = [
  store("mdn01", {
    backdrop: { floor: "sky", wall: "mist" },
    around: 20,
    high: 8.8,
    far: 68,
    arrange: (random) => {
      const plan = {
        wide: 17,
        deep: 9,
        wall: "sun",
        upper: "sun",
        trim: "court",
        awning: ["court", "cream"],
        sign: ["court", "cream"],
        floors: [4],
        arched: true,
      } as const;
      const house = built(random, (site) => {
        street(site, plan, 6, "cream");
        const eaves = shopFront(site, plan);
        saddleRoof(site, {
          x: -2,
          z: -1,
          wide: 21,
          deep: 11,
          y: eaves,
          paint: "charcoal",
          gable: "sun",
          courses: 4,
          lift: (share) => 10 * share ** 2.2,
          ridge: "brick",
        });
        for (let x = 0; x < 17; x += 1) {
          const high = Math.round(10 * Math.abs((2 * (x + 2.5)) / 21 - 1) ** 2.2);
          if (high < 1) continue;
          if (x === 0 || x === 16) site.lay({ x, z: 0, y: eaves, wide: 1, deep: 9, high, paint: "sun" });
          else for (const z of [0, 8]) site.lay({ x, z, y: eaves, wide: 1, deep: 1, high, paint: "sun" });
        }
        for (const x of [-4.4, 20.4]) lampPost(site, x, 2, 12.4, "court", 6);
        leafy(site, 20.6, 1, 4, "leaf", 4);
        bush(site, -5, 1, 6, "court", 3);
        person(site, 6.4, 2, 12, { coat: "brick", trousers: "ink", hair: "ink", turn: 20 });
        person(site, 10.4, 2, 12.2, { coat: "white", trousers: "sea", hat: "gold", turn: -24 });
        crate(site, -1.4, 2, 11, "leaf");
        crate(site, 0.9, 2, 11, "orange", "sea");
      });
      return [put(house, 0, -1)];
    },
  }),
  store("dps01", {
    backdrop: { floor: "sage", wall: "mist" },
    around: -18,
    high: 7.6,
    far: 68,
    arrange: (random) => {
      const of = stock(random);
      const plan = {
        wide: 14,
        deep: 9,
        wall: "cream",
        upper: "cream",
        trim: "wood",
        awning: ["coral", "cream"],
        sign: ["brick", "cream"],
        floors: [],
      } as const;
      const house = built(random, (site) => {
        street(site, plan, 12, "sand");
        const eaves = shopFront(site, plan);
        ledge(site, { x: -1, z: -1, wide: 16, deep: 11 }, eaves, "wood");
        hipRoof(site, { x: -2, z: -2, wide: 18, deep: 13, y: eaves + 1, paint: "gold", pitch: 4, top: "cocoa" });
        halfGate(site, -7, 10, -1);
        halfGate(site, -4, 10, 1);
        palm(site, 18, 1, 5, 15, 0.06);
        palm(site, -6, 1, 4, 13, 0.08);
        cafeTable(site, 17, 2, 11, ["sun", "white"]);
        person(site, 9, 2, 12, { coat: "white", trousers: "sun", hair: "ink", turn: -10 });
        for (const [x, paint] of [
          [20, "rose"],
          [21, "white"],
          [22, "rose"],
        ] as const)
          flower(site, x, 2, 9.6, paint);
      });
      return [put(house, 0, -1), of("SAT1030", "rose", [13, 11.6], 4, { turn: 20 })];
    },
  }),
  store("mks01", {
    backdrop: { floor: "sky", wall: "mist", depth: 30 },
    around: 16,
    high: 8,
    far: 70,
    arrange: (random) => {
      const of = stock(random);
      const plan = {
        wide: 14,
        deep: 9,
        wall: "sea",
        upper: "white",
        trim: "navy",
        awning: ["sea", "white"],
        sign: ["white", "sea"],
        floors: [4],
        shutters: "sea",
      } as const;
      const house = built(random, (site) => {
        street(site, plan, 4, "sand");
        const eaves = shopFront(site, plan);
        gableRoof(site, {
          x: -1,
          z: 0,
          wide: 16,
          deep: 9,
          y: eaves,
          paint: "brick",
          gable: "white",
          along: "z",
          inset: 0,
          pitch: 2,
        });
        palm(site, 16.6, 1, 6, 13, 0.06);
        lampPost(site, -2.6, 2, 12.4, "navy", 6);
        person(site, 6, 2, 12, { coat: "coral", trousers: "navy", hat: "sand", turn: -20 });
        bench(site, 15.4, 2, 10.6, 0);
      });
      return [
        put(waterPlates(38, 30, ["sea", "sea", "sea", "sky"], random), 0, -6, 0, 2),
        put(house, 7, -2).translateY(1),
        of("ORB1012", "wood", [-14.6, 0], 21, { turn: -30, lift: -0.5 }),
        of("KLK2017", "brick", [-7, 14.6], 7, { turn: -160, lift: 0 }),
      ];
    },
  }),
  store("bpn01", {
    backdrop: { floor: "mint", wall: "mist" },
    around: -24,
    high: 9,
    far: 68,
    arrange: (random) => {
      const of = stock(random);
      const plan = {
        wide: 18,
        deep: 9,
        wall: "lime",
        upper: "white",
        trim: "ink",
        awning: ["ink", "white"],
        sign: ["ink", "lime"],
        floors: [3],
      } as const;
      const house = built(random, (site) => {
        street(site, plan, 5, "sand");
        const eaves = shopFront(site, plan);
        gableRoof(site, {
          x: -2,
          z: -2,
          wide: 22,
          deep: 13,
          y: eaves,
          paint: "wood",
          gable: "white",
          pitch: 3,
          inset: 2,
        });
        for (const x of [-2, 19]) {
          site.lay({ x, z: 4, y: eaves + 16, wide: 1, deep: 1, high: 7, paint: "sun", shape: "round" });
          flagOn(site, x + 0.5, eaves + 23, 4.5, "brick", 1.6, x < 0 ? 180 : 0);
        }
        palm(site, 21, 1, 6, 13, 0.06);
        lampPost(site, -3.4, 2, 12.4, "ink", 6);
        person(site, 9, 2, 12, { coat: "orange", trousers: "navy", hat: "sun", turn: -20 });
        bush(site, -4, 1, 6, "court", 3);
      });
      return [put(house, 0, -1), of("SAT1006", "ink", [12.6, 10.4], 7.6, { turn: -50 })];
    },
  }),
  store("plm01", {
    backdrop: { floor: "sand", wall: "clay", depth: 34 },
    around: 22,
    high: 8.8,
    far: 70,
    arrange: (random) => {
      const plan = {
        wide: 16,
        deep: 10,
        wall: "brickDark",
        upper: "cream",
        trim: "gold",
        awning: ["brickDark", "gold"],
        sign: ["brickDark", "gold"],
        floors: [3],
      } as const;
      const house = built(random, (site) => {
        street(site, plan, 6, "cream");
        const eaves = shopFront(site, plan);
        const lower = hipRoof(site, { x: -2, z: -2, wide: 20, deep: 14, y: eaves, paint: "cocoa", pitch: 2, steps: 3 });
        site.lay({ x: 2, z: 2, y: lower, wide: 12, deep: 6, high: 3, paint: "cream" });
        ledge(site, { x: 2, z: 2, wide: 12, deep: 6 }, lower + 3, "gold");
        const top = hipRoof(site, { x: 1, z: 1, wide: 14, deep: 8, y: lower + 4, paint: "cocoa", pitch: 3 });
        for (const x of [4, 8, 12])
          site.lay({ x: x - 1, z: 4, y: top, wide: 1, deep: 1, high: 3, paint: "gold", shape: "cone" });
        lampPost(site, -4, 2, 12.6, "ink", 6);
        leafy(site, 19.6, 1, 4, "court", 4);
        person(site, 7.4, 2, 12.4, { coat: "gold", trousers: "brickDark", hair: "ink", turn: 10 });
        bench(site, -3.4, 2, 10.8, 10);
      });
      return [put(built(random, farBridge), -9, -22, 22, 1.25), put(house, 0, 0)];
    },
  }),
];
