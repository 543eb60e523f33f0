import type { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { flower } from "../greenery.ts";
import { doored, windowed } from "../openings.ts";
import { person } from "../peg-person.ts";
import { gableRoof } from "../roofs.ts";
import { room, topOf } from "../room.ts";
import { built } from "../site.ts";

/** A base plate of so many studs; `begun` puts the start of a small town on it. */
export function basePlate(paint: Paint, studs: number, begun: boolean, random: Random): Group {
  return built(random, (site) => {
    site.lay({ x: 0, z: 0, y: 0, wide: studs, deep: studs, high: 1, paint });
    if (!begun) return;
    const hut = { x: 3, z: 3, wide: 8, deep: 6, y: 1, courses: 4, paints: ["white"] } as const;
    room(site, {
      ...hut,
      front: [
        { from: 1, wide: 2, bottom: 0, high: 4, fill: doored("brick") },
        { from: 4, wide: 3, bottom: 1, high: 2, fill: windowed() },
      ],
      right: [{ from: 2, wide: 2, bottom: 1, high: 2, fill: windowed() }],
    });
    gableRoof(site, { x: 2, z: 2, wide: 10, deep: 8, y: topOf(hut), paint: "brick", gable: "white" });
    site.lay({ x: 4, z: 9, y: 1, wide: 2, deep: 8, high: 1, paint: "sand", shape: "tile" });
    for (let n = 0; n < 6; n += 1)
      site.lay({ x: 8 + n * 2, z: 17, y: 1, wide: 2, deep: 1, paint: n % 2 ? "sun" : "orange" });
    for (const [x, z, wide, colour] of [
      [14, 5, 4, "sun"],
      [18, 5, 2, "sea"],
      [14, 7, 2, "coral"],
    ] as const)
      site.lay({ x, z, y: 1, wide, deep: 2, paint: colour });
    site.lay({ x: 15, z: 5, y: 4, wide: 4, deep: 2, paint: "leaf" });
    for (const [x, colour] of [
      [10.5, "rose"],
      [12.5, "sun"],
      [14.5, "white"],
    ] as const)
      flower(site, x, 1.4, 12.5, colour);
    person(site, 8.6, 1.4, 13.4, { coat: "sea", turn: 20 });
  });
}
