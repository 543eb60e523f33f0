import type { Object3D } from "three";
import { bush, flower, leafy } from "../../models/greenery.ts";
import { person } from "../../models/peg-person.ts";
import { parapet } from "../../models/roofs.ts";
import { mountain } from "../../models/scenes/hills.ts";
import { shopFront, street } from "../../models/scenes/shop-front.ts";
import { built } from "../../models/site.ts";
import { bench, lampPost } from "../../models/street-things.ts";
import { put } from "../../stage/put.ts";
import type { Random } from "../../stage/random.ts";

/** The store in Bandung: smooth bands, a stepped crown and a striped awning between two trees, hills behind. */
export function bandungStreet(random: Random): Object3D[] {
  const plan = {
    wide: 16,
    deep: 9,
    wall: "cream",
    upper: "cream",
    trim: "court",
    awning: ["court", "white"],
    sign: ["court", "cream"],
    floors: [4],
    cover: "front",
  } as const;
  const house = built(random, (site) => {
    street(site, plan, 9, "sand");
    const eaves = shopFront(site, plan);
    parapet(site, { x: 0, z: 0, wide: 16, deep: 9, y: eaves, paint: "cream", coping: "court" });
    for (const [n, wide] of [8, 4].entries())
      site.lay(
        { x: 8 - wide / 2, z: 8, y: eaves + 4 + n * 4, wide, deep: 1, high: 3, paint: "cream" },
        { x: 8 - wide / 2, z: 8, y: eaves + 7 + n * 4, wide, deep: 1, high: 1, paint: "court", shape: "tile" },
      );
    leafy(site, -4, 1, 7, "leaf", 5);
    leafy(site, 20, 1, 7, "court", 5);
    bench(site, -4.4, 2, 11, 0);
    lampPost(site, 17.6, 2, 12.6, "ink", 6);
    person(site, 8.6, 2, 11, { coat: "sun", hair: "ink", turn: 10 });
    person(site, 11.4, 2, 11.8, { coat: "brick", trousers: "ink", hat: "sand", turn: -30 });
    bush(site, 21, 1, 9, "leaf", 2);
    for (const [x, paint] of [
      [-7.5, "rose"],
      [-6.5, "sun"],
      [22.5, "coral"],
    ] as const)
      flower(site, x, 1.4, 8.6, paint);
  });
  return [
    put(mountain(26, 8, "leaf", "mint", random), -25, -40, 34, 1.5),
    put(mountain(24, 6, "leaf", "mint", random), 20, -44, 20, 1.6),
    put(house, 0, 0),
  ];
}
