import type { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { plate } from "../bricks.ts";
import { bush, flower } from "../greenery.ts";
import { cone } from "../moulds.ts";
import { doored, windowed } from "../openings.ts";
import { person } from "../peg-person.ts";
import { gableRoof, saddleRoof } from "../roofs.ts";
import { ledge, room, topOf } from "../room.ts";
import { built, type Site } from "../site.ts";

export type GadangColours = { wall: Paint; band: Paint; roof: Paint; gable: Paint };

/** A horn at the end of a ridge. */
function horn(site: Site, x: number, y: number, z: number, lean: number): void {
  site.fit({ name: "horn", shape: () => cone(0.7, 2.2).translate(0, 1, 0) }, [x, y, z], {
    paint: "gold",
    lean: [0, lean],
  });
}

/** The long house of Minangkabau: on posts, with roofs that sweep up to their horns. */
export function rumahGadang(colours: GadangColours, random: Random): Group {
  const { wall, band, roof, gable } = colours;
  return built(random, (site) => {
    site.lay({ x: -2, z: -2, y: 0, wide: 24, deep: 15, high: 1, paint: "leaf" });
    site.lay({ x: 8, z: 9, y: 1, wide: 4, deep: 4, high: 1, paint: "sand", shape: "tile" });
    for (const x of [0, 4, 8, 11, 15, 19])
      for (const z of [0, 6]) site.lay({ x, z, y: 1, wide: 1, deep: 1, high: 6, paint: "cocoa" });
    const body = { x: 0, z: 0, wide: 20, deep: 7, y: 8, courses: 4, paints: [wall] } as const;
    ledge(site, body, 7, band, 0);
    const pane = windowed({ frame: "gold", columns: 2, rows: 2, glass: "navy" });
    const row = [1, 4, 14, 17].map((from) => ({ from, wide: 2, bottom: 1, high: 2, fill: pane }));
    room(site, {
      ...body,
      front: [...row, { from: 9, wide: 2, bottom: 0, high: 4, fill: doored(band) }],
      back: [2, 6, 12, 16].map((from) => ({ from, wide: 2, bottom: 1, high: 2, fill: pane })),
      left: [{ from: 2, wide: 3, bottom: 1, high: 2, fill: pane }],
      right: [{ from: 2, wide: 3, bottom: 1, high: 2, fill: pane }],
    });
    const eaves = topOf(body);
    for (let x = 0; x < 20; x += 2)
      site.lay({ x, z: 6, y: eaves, wide: 2, deep: 1, high: 1, paint: x % 4 === 0 ? band : "gold", shape: "tile" });
    const outer = { x: -2, z: -2, wide: 24, deep: 11, y: eaves, paint: roof, gable, courses: 4 };
    const rise = (share: number) => 13 * share ** 2.4;
    saddleRoof(site, { ...outer, lift: rise });
    for (let x = 0; x < 20; x += 1) {
      const high = Math.round(rise(Math.abs((2 * (x + 2.5)) / 24 - 1)));
      const end = x === 0 || x === 19;
      if (high < 1) continue;
      if (end) site.lay({ x, z: 0, y: eaves + 1, wide: 1, deep: 7, high, paint: wall });
      else for (const z of [0, 6]) site.lay({ x, z, y: eaves + 1, wide: 1, deep: 1, high, paint: wall });
    }
    saddleRoof(site, {
      x: 4,
      z: 1,
      wide: 12,
      deep: 5,
      y: eaves + 10,
      paint: roof,
      gable,
      courses: 2,
      lift: (s) => 10 * s ** 2.2,
    });
    for (const side of [-1, 1]) {
      horn(site, 10 + side * 11.6, eaves + 12 + 12.4, 3.5, -side * 26);
      horn(site, 10 + side * 5.6, eaves + 16 + 9, 3.5, -side * 26);
    }
    for (let n = 0; n < 4; n += 1)
      site.lay({
        x: 8,
        z: 7 + n,
        y: 1,
        wide: 4,
        deep: 1,
        high: 7 - n * 2,
        paint: "sand",
        shape: n === 0 ? "block" : "tile",
      });
    gableRoof(site, {
      x: 7,
      z: 7,
      wide: 6,
      deep: 3,
      y: eaves - 1,
      paint: roof,
      gable: "gold",
      along: "z",
      inset: 0,
      pitch: 3,
    });
    for (const x of [7, 12])
      site.lay({ x, z: 9, y: 1, wide: 1, deep: 1, high: eaves - 2, paint: band, shape: "round" });
    bush(site, -1, 1, 10, "court", 2);
    bush(site, 19, 1, 10, "leaf", 2);
    for (const [x, paint] of [
      [2.5, "rose"],
      [4.5, "sun"],
      [15.5, "coral"],
      [17.5, "white"],
    ] as const)
      flower(site, x, 1 + 0.2 / plate, 11.5, paint);
    person(site, 14, 1, 9.6, { coat: "sun", trousers: "brickDark", hair: "ink", turn: -10 });
  });
}
