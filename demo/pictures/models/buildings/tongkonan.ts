import type { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { bush } from "../greenery.ts";
import { joined } from "../joined.ts";
import { doored, windowed } from "../openings.ts";
import { person } from "../peg-person.ts";
import { saddleRoof } from "../roofs.ts";
import { ledge, room, topOf } from "../room.ts";
import { built, type Piece } from "../site.ts";
import { cord } from "../surface.ts";

export type TongkonanColours = { wall: Paint; band: Paint; carving: Paint; roof: Paint };

const horns: Piece = {
  name: "buffalo horns",
  shape: () =>
    joined(
      cord(
        [
          [-1.5, 0.7, 0],
          [-1.2, 0.1, 0.1],
          [0, -0.2, 0.15],
          [1.2, 0.1, 0.1],
          [1.5, 0.7, 0],
        ],
        0.17,
      ),
    ),
};

/** A house of the Toraja: raised on piles under a roof like a boat, its front painted in bands. */
export function tongkonan(colours: TongkonanColours, random: Random): Group {
  const { wall, band, carving, roof } = colours;
  return built(random, (site) => {
    site.lay({ x: -5, z: -3, y: 0, wide: 24, deep: 13, high: 1, paint: "leaf" });
    for (const x of [0, 3, 6, 9, 12])
      for (const z of [0, 3, 6]) site.lay({ x, z, y: 1, wide: 1, deep: 1, high: 8, paint: "cocoa" });
    const body = { x: 0, z: 0, wide: 13, deep: 7, y: 10, courses: 4, paints: [wall] } as const;
    ledge(site, body, 9, carving, 0);
    const hatch = windowed({ frame: carving, columns: 1, rows: 2, glass: "navy" });
    room(site, {
      ...body,
      front: [2, 6, 10].map((from) => ({ from, wide: 2, bottom: 1, high: 2, fill: hatch })),
      back: [2, 6, 10].map((from) => ({ from, wide: 2, bottom: 1, high: 2, fill: hatch })),
      right: [{ from: 2, wide: 3, bottom: 0, high: 3, fill: doored(band) }],
      left: [{ from: 2, wide: 3, bottom: 1, high: 2, fill: hatch }],
    });
    for (let at = 0; at < 12; at += 1)
      site.lay({ x: at, z: 7, y: 10, wide: 1, deep: 1, high: 2, paint: at % 2 ? band : carving, shape: "tile" });
    for (let at = 0; at < 7; at += 1)
      site.lay({ x: 13, z: at, y: 19, wide: 1, deep: 1, high: 3, paint: at % 2 ? carving : band, shape: "tile" });
    const eaves = topOf(body);
    const lift = (share: number) => 21 * share ** 1.9;
    saddleRoof(site, {
      x: -6,
      z: -1,
      wide: 25,
      deep: 9,
      y: eaves,
      paint: roof,
      gable: wall,
      courses: 3,
      lift,
      ridge: "cocoa",
    });
    for (const x of [17, -5]) {
      const y = eaves + Math.round(lift(0.88));
      for (let n = 0; n < 3; n += 1)
        site.lay({
          x: x - (x > 0 ? 1 : 0),
          z: 1 + n,
          y: y + n * 3 - 3,
          wide: 1,
          deep: 5 - n * 2 > 0 ? 7 - n * 2 : 1,
          paint: n % 2 ? band : carving,
        });
      for (const z of [3])
        site.lay({ x: x > 0 ? 16 : -4, z, y: 1, wide: 1, deep: 1, high: y - 3, paint: "cocoa", shape: "round" });
    }
    for (let n = 0; n < 5; n += 1)
      site.fit(horns, [17.1, 8 + n * 4.2, 3.5], { paint: "cream", turn: 90, scale: 0.8 - n * 0.07 });
    for (let n = 0; n < 4; n += 1)
      site.lay({ x: 13 + n, z: 0, y: 1, wide: 1, deep: 2, high: 9 - n * 2, paint: "wood", shape: "tile" });
    person(site, 15, 1, 8, { coat: "brick", trousers: "ink", hat: "gold", turn: 40 });
    bush(site, -4, 1, 7, "court");
    bush(site, 16, 1, -2, "leaf", 3);
  });
}
