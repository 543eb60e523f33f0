import { bush, flower, leafy } from "../../models/greenery.ts";
import { cone } from "../../models/moulds.ts";
import { windowed } from "../../models/openings.ts";
import { person } from "../../models/peg-person.ts";
import { gableRoof, hipRoof, parapet } from "../../models/roofs.ts";
import { ledge, room, topOf } from "../../models/room.ts";
import { batikPanel } from "../../models/scenes/batik.ts";
import { shopFront, street } from "../../models/scenes/shop-front.ts";
import { roundSign } from "../../models/scenes/standing-sign.ts";
import { built } from "../../models/site.ts";
import { bench, cafeTable, crate, flagOn, lampPost } from "../../models/street-things.ts";
import { put } from "../../stage/put.ts";
import type { Shot } from "../../stage/shot.ts";
import { stock } from "../prop.ts";
import { bandungStreet } from "./bandung.ts";
import { store } from "./store.ts";

/** The stores on Java. */
export const java: readonly Shot[] = [
  store("jkt01", {
    backdrop: { floor: "mist", wall: "sky" },
    around: 24,
    high: 10,
    far: 76,
    arrange: (random) => {
      const of = stock(random);
      const plan = {
        wide: 15,
        deep: 10,
        wall: "white",
        upper: "white",
        trim: "brick",
        awning: ["brick", "white"],
        sign: ["brick", "white"],
        floors: [4, 4],
      } as const;
      const house = built(random, (site) => {
        street(site, plan, 6, "cream");
        const eaves = shopFront(site, plan);
        parapet(site, { x: 0, z: 0, wide: 15, deep: 10, y: eaves, paint: "white", coping: "brick" });
        site.lay({ x: 3, z: 2, y: eaves, wide: 5, deep: 4, high: 7, paint: "steel" });
        ledge(site, { x: 3, z: 2, wide: 5, deep: 4 }, eaves + 7, "brick");
        site.add(roundSign(1.7, "sun", "brick"), [13.2, eaves - 7, 10.5]);
        flagOn(site, 12.5, eaves + 4, 8.5, "brick", 4);
        lampPost(site, -3.4, 2, 13, "ink", 6.4);
        for (const x of [17, 19]) bush(site, x, 1, 8, "court", 2);
        person(site, 4, 2, 12.4, { coat: "sea", hair: "ink", turn: 20 });
        person(site, 12.4, 2, 12.8, { coat: "sun", trousers: "ink", hair: "cocoa", turn: -40 });
      });
      return [
        of("BTR1021", "white", [-20, -17], 23, { turn: 20 }),
        put(house, 1, 0),
        of("KLK2004", "sea", [-11, 10.6], 7, { turn: -24 }),
      ];
    },
  }),
  store("jkt02", {
    backdrop: { floor: "sage" },
    around: -22,
    high: 7,
    far: 61,
    arrange: (random) => {
      const plan = {
        wide: 14,
        deep: 9,
        wall: "court",
        upper: "cream",
        trim: "wood",
        awning: ["sun", "white"],
        sign: ["cream", "court"],
        floors: [3],
      } as const;
      return [
        built(random, (site) => {
          street(site, plan, 8, "clay");
          const eaves = shopFront(site, plan);
          gableRoof(site, { x: -1, z: -1, wide: 16, deep: 11, y: eaves, paint: "charcoal", gable: "cream", pitch: 2 });
          leafy(site, 18, 1, 5, "leaf", 5);
          leafy(site, -5, 1, 2, "court", 6);
          cafeTable(site, -4, 2, 11.2, ["sun", "white"]);
          person(site, 16.4, 2, 11.6, { coat: "coral", hair: "ink", turn: 20 });
          lampPost(site, 20, 2, 12.6, "ink", 5.4);
          for (const x of [15.5, 16.5, 17.5]) flower(site, x, 2, 9.6, x === 16.5 ? "sun" : "rose");
        }),
      ];
    },
  }),
  store("jkt03", {
    backdrop: { floor: "sky", wall: "mist" },
    around: 26,
    high: 7.6,
    far: 67,
    arrange: (random) => {
      const of = stock(random);
      const plan = {
        wide: 20,
        deep: 9,
        wall: "coral",
        upper: "cream",
        trim: "navy",
        awning: ["navy", "white"],
        sign: ["navy", "white"],
        floors: [4],
        cover: "front",
      } as const;
      const house = built(random, (site) => {
        street(site, plan, 4, "mist");
        const eaves = shopFront(site, plan);
        parapet(site, { x: 0, z: 0, wide: 20, deep: 9, y: eaves, paint: "coral", coping: "navy" });
        site.lay({ x: 1, z: 7, y: eaves + 4, wide: 6, deep: 1, high: 12, paint: "navy" });
        ledge(site, { x: 1, z: 7, wide: 6, deep: 1 }, eaves + 16, "coral");
        site.add(roundSign(2, "coral", "white"), [4, eaves + 10, 8.3]);
        for (const x of [-2.6, 22]) lampPost(site, x, 2, 12.6, "navy", 6);
        person(site, 10, 2, 12, { coat: "mint", trousers: "plum", hair: "ink", turn: 0 });
        crate(site, 17, 2, 11, "orange");
        crate(site, 14.6, 2, 11, "brick", "sea");
      });
      return [put(house, 1, -2), of("KLK2002", "leaf", [-9, 9.6], 10.4, { turn: -16 })];
    },
  }),
  store("bdg01", {
    backdrop: { floor: "sage", wall: "sky", depth: 44 },
    around: 18,
    high: 8,
    far: 65,
    arrange: bandungStreet,
  }),
  store("sby01", {
    backdrop: { floor: "clay", wall: "sand" },
    around: -26,
    high: 11,
    far: 78,
    arrange: (random) => {
      const plan = {
        wide: 15,
        deep: 9,
        wall: "white",
        upper: "white",
        trim: "brickDark",
        awning: ["brick", "cream"],
        sign: ["brickDark", "cream"],
        floors: [4],
        arched: true,
        shutters: "court",
      } as const;
      const house = built(random, (site) => {
        street(site, { ...plan, x: -6, wide: 21 }, 3, "sand");
        const eaves = shopFront(site, plan);
        hipRoof(site, { x: -1, z: -1, wide: 17, deep: 11, y: eaves, paint: "orange", pitch: 3 });
        const tower = { x: -6, z: 3, wide: 6, deep: 6, y: 1, courses: 15, paints: ["white"] } as const;
        const pane = windowed({ frame: "white", columns: 2, rows: 3, sill: "brickDark" });
        const rows = [2, 7, 11].map((bottom) => ({ from: 2, wide: 2, bottom, high: 3, fill: pane }));
        room(site, { ...tower, front: rows, left: rows, right: rows.slice(2) });
        for (const y of [20, 33]) ledge(site, tower, y, "brickDark", 0);
        const top = topOf(tower);
        ledge(site, tower, top, "brickDark", 1);
        const peak = hipRoof(site, { x: -7, z: 2, wide: 8, deep: 8, y: top + 1, paint: "orange", pitch: 4 });
        flagOn(site, -3, peak, 6, "brick", 3.4);
        lampPost(site, 16, 2, 12.6, "ink", 6);
        person(site, -2.6, 2, 11.4, { coat: "court", hair: "ink", turn: 10 });
        person(site, 7.4, 2, 12, { coat: "sun", trousers: "brickDark", hair: "cocoa", turn: 24 });
        bush(site, 15, 1, 7, "court", 3);
        for (const x of [-8.5, -7.5]) flower(site, x, 2, 10.6, "rose");
      });
      return [put(house, 0, -1)];
    },
  }),
  store("smg01", {
    backdrop: { floor: "sand", wall: "mist" },
    around: 18,
    high: 9.6,
    far: 70,
    arrange: (random) => {
      const of = stock(random);
      const plan = {
        wide: 17,
        deep: 9,
        wall: "cream",
        upper: "white",
        trim: "clay",
        awning: ["clay", "white"],
        sign: ["sea", "white"],
        floors: [5],
        arched: true,
      } as const;
      const house = built(random, (site) => {
        street(site, plan, 6, "paper");
        const eaves = shopFront(site, plan);
        hipRoof(site, { x: -1, z: -1, wide: 19, deep: 11, y: eaves, paint: "brickDark", pitch: 3 });
        for (const x of [-1, 14]) {
          for (let n = 0; n < 3; n += 1)
            site.lay({
              x,
              z: 7,
              y: eaves - 1 + n * 3,
              wide: 4,
              deep: 4,
              high: 3,
              paint: n === 2 ? "clay" : "white",
              shape: "round",
            });
          site.fit({ name: "turret", shape: () => cone(4.9, 4) }, [x + 2, eaves + 13, 9], { paint: "brick" });
          for (let n = 0; n < 6; n += 1)
            site.lay({ x, z: 7, y: 1 + n * 6, wide: 4, deep: 4, high: 6, paint: "white", shape: "round" });
        }
        lampPost(site, -4.4, 2, 12.4, "ink", 6);
        bench(site, 20, 2, 10.4, -10);
        leafy(site, 20.4, 1, 4, "leaf", 4);
        person(site, 8.5, 2, 12, { coat: "sea", trousers: "charcoal", hair: "ink", turn: -10 });
      });
      return [put(house, 1, -1), of("KLK2001", "mint", [-11.4, 10.6], 8.4, { turn: -20 })];
    },
  }),
  store("yog01", {
    backdrop: { floor: "cream", wall: "sand" },
    around: -20,
    high: 8.4,
    far: 66,
    arrange: (random) => {
      const of = stock(random);
      const plan = {
        wide: 16,
        deep: 10,
        wall: "wood",
        upper: "cream",
        trim: "cocoa",
        awning: ["cocoa", "cream"],
        sign: ["court", "gold"],
        floors: [3],
        shutters: "court",
      } as const;
      const house = built(random, (site) => {
        street(site, plan, 7, "clay");
        const eaves = shopFront(site, plan);
        for (const x of [2.5, 13.5]) site.add(batikPanel(5, 1, ["cocoa", "sand", "gold"]), [x, 2.8, 10.15]);
        site.add(batikPanel(16, 1, ["navy", "cream", "gold"]), [8, eaves - 2.2, 10.15]);
        const shoulder = hipRoof(site, {
          x: -2,
          z: -2,
          wide: 20,
          deep: 14,
          y: eaves,
          paint: "brickDark",
          pitch: 2,
          steps: 4,
        });
        const top = hipRoof(site, {
          x: 2,
          z: 2,
          wide: 12,
          deep: 6,
          y: shoulder,
          paint: "brickDark",
          pitch: 6,
          steps: 2,
        });
        site.lay({ x: 4, z: 4, y: top, wide: 8, deep: 2, high: 1, paint: "gold", shape: "tile" });
        lampPost(site, -3.4, 2, 13, "court", 6.4);
        lampPost(site, 19.4, 2, 13, "court", 6.4);
        person(site, 8, 2, 12.6, { coat: "navy", trousers: "cocoa", hair: "ink", turn: -10 });
        bush(site, -5, 1, 8, "leaf", 3);
        for (const x of [18, 19, 20]) flower(site, x, 2, 10.6, x === 19 ? "sun" : "coral");
      });
      return [put(house, -1, -1), of("KLK2003", "brick", [10.4, 11], 7.6, { turn: -150 })];
    },
  }),
];
