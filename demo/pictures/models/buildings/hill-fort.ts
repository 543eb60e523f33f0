import type { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { pick } from "../../stage/random.ts";
import { battlements } from "../brick-wall.ts";
import { bush, fir, flower } from "../greenery.ts";
import { windowed } from "../openings.ts";
import { person } from "../peg-person.ts";
import { hipRoof } from "../roofs.ts";
import { ledge, room, topOf } from "../room.ts";
import { built, type Site } from "../site.ts";
import { flagOn } from "../street-things.ts";

export type HillFortColours = { wall: Paint; trim: Paint; roof: Paint; flag: Paint };

const layers = [
  { x: 0, z: 0, wide: 24, deep: 20, high: 1, paint: "leaf" },
  { x: 2, z: 1, wide: 20, deep: 16, high: 5, paint: "leaf" },
  { x: 4, z: 2, wide: 16, deep: 12, high: 5, paint: "lime" },
  { x: 5, z: 3, wide: 14, deep: 10, high: 3, paint: "leaf" },
] as const;

/** A hill in terraces, its edges broken by rocks. */
function hill(site: Site): number {
  let y = 0;
  for (const layer of layers) {
    site.lay({ ...layer, y });
    const edge = layer.z + layer.deep;
    if (layer.high > 1)
      for (let x = layer.x; x < layer.x + layer.wide - 1; x += 3) {
        const clear = x < 9 || x > 13;
        if (clear)
          site.lay({
            x,
            z: edge,
            y,
            wide: 2,
            deep: 1,
            high: layer.high - (x % 2),
            paint: pick(site.random, ["grey", "steel", "grey"]),
          });
        else continue;
      }
    for (let z = layer.z + 1; layer.high > 1 && z < edge - 2; z += 4) {
      site.lay({
        x: layer.x + layer.wide,
        z,
        y,
        wide: 1,
        deep: 2,
        high: layer.high - 1,
        paint: "grey",
        shape: "roof",
        turn: 1,
      });
      site.lay({
        x: layer.x - 1,
        z: z + 1,
        y,
        wide: 1,
        deep: 2,
        high: layer.high - 1,
        paint: "grey",
        shape: "roof",
        turn: 3,
      });
    }
    y += layer.high;
  }
  return y;
}

/** A small fort with a red-roofed keep, high on a green hill with steps cut into it. */
export function hillFort(colours: HillFortColours, random: Random): Group {
  const { wall, trim, roof, flag } = colours;
  return built(random, (site) => {
    const top = hill(site);
    for (let n = 0; n < 7; n += 1)
      site.lay({
        x: 10,
        z: 13 + n - 1,
        y: 1,
        wide: 3,
        deep: 1,
        high: Math.max(1, 13 - n * 2),
        paint: "sand",
        shape: "tile",
      });
    const ring = { x: 5, z: 3, wide: 14, deep: 10, y: top, courses: 3, paints: [wall] } as const;
    room(site, { ...ring, front: [{ from: 5, wide: 4, bottom: 0, high: 1, arch: 2, archPaint: trim }] });
    const crown = topOf(ring);
    for (const z of [3, 12]) site.lay(battlements({ x: 5, z, along: "x", length: 14, base: crown, paints: [wall] }));
    for (const x of [5, 18]) site.lay(battlements({ x, z: 5, along: "z", length: 7, base: crown, paints: [wall] }));
    const keep = { x: 7, z: 4, wide: 6, deep: 6, y: top, courses: 8, paints: [wall] } as const;
    const pane = windowed({ frame: trim, columns: 1, rows: 2, glass: "navy" });
    room(site, {
      ...keep,
      front: [1, 4].map((from) => ({ from, wide: 1, bottom: 5, high: 2, fill: pane })),
      left: [{ from: 2, wide: 1, bottom: 5, high: 2, fill: pane }],
      right: [{ from: 2, wide: 1, bottom: 5, high: 2, fill: pane }],
    });
    ledge(site, keep, topOf(keep), trim, 1);
    const peak = hipRoof(site, { x: 6, z: 3, wide: 8, deep: 8, y: topOf(keep) + 1, paint: roof, pitch: 4 });
    flagOn(site, 10, peak, 7, flag, 3);
    for (const x of [15, 5]) {
      const tower = { x, z: 9, wide: 4, deep: 4, y: top, courses: x === 5 ? 5 : 6, paints: [wall] as const };
      room(site, { ...tower, front: [{ from: 1, wide: 1, bottom: 3, high: 1, fill: pane }] });
      ledge(site, tower, topOf(tower), trim, 0);
      for (const z of [9, 12])
        site.lay(battlements({ x, z, along: "x", length: 4, base: topOf(tower) + 1, paints: [wall] }));
      site.lay({ x: x + 3, z: 11, y: topOf(tower) + 1, wide: 1, deep: 1, paint: wall });
    }
    fir(site, 2, 1, 17.5, 3);
    fir(site, 21.6, 1, 3, 4);
    bush(site, 19, 1, 17, "court");
    for (const [x, paint] of [
      [5.5, "sun"],
      [7.5, "rose"],
      [15.5, "white"],
    ] as const)
      flower(site, x, 1.5, 18.5, paint);
    person(site, 8.6, 1, 18.4, { coat: flag, hat: "steel" });
  });
}
