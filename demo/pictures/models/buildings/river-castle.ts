import { CylinderGeometry, type Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { battlements, brickWall } from "../brick-wall.ts";
import { bush } from "../greenery.ts";
import { doored, windowed } from "../openings.ts";
import { hipRoof } from "../roofs.ts";
import { ledge, room, topOf } from "../room.ts";
import { built, type Site } from "../site.ts";
import { flagOn } from "../street-things.ts";
import { drumTower, scaledCone } from "./gatehouse.ts";

export type RiverCastleColours = { wall: Paint; trim: Paint; roof: Paint; flag: Paint };

function water(site: Site): void {
  site.lay({ x: -3, z: -3, y: 0, wide: 24, deep: 24, high: 1, paint: "sea", shape: "tile" });
  site.lay({ x: -1, z: -1, y: 1, wide: 20, deep: 15, high: 1, paint: "grey" });
  for (const [x, z] of [
    [0, 17.5],
    [2.4, 19.2],
    [15.6, 18],
    [18.6, 16],
  ] as const)
    site.fit(
      { name: "lily pad", shape: () => new CylinderGeometry(0.75, 0.75, 0.14, 24, 1, false, 0.3, 5.7) },
      [x, 1.2, z],
      {
        paint: "leaf",
        turn: x * 40,
      },
    );
}

/** A slender turret on the corner of a tower. */
function turret(site: Site, x: number, y: number, z: number, courses: number, colours: RiverCastleColours): void {
  for (let n = 0; n < courses; n += 1)
    site.lay({
      x,
      z,
      y: y + n * 3,
      wide: 2,
      deep: 2,
      paint: n === courses - 1 ? colours.trim : colours.wall,
      shape: "round",
    });
  site.fit(scaledCone(1.25, 3.2, 5), [x + 1, y + courses * 3, z + 1], { paint: colours.roof });
}

/** A pale castle on an island, with a stone bridge over the river. */
export function riverCastle(colours: RiverCastleColours, random: Random): Group {
  const { wall, trim, roof } = colours;
  return built(random, (site) => {
    water(site);
    const hall = { x: 3, z: 2, wide: 12, deep: 8, y: 2, courses: 7, paints: [wall] } as const;
    const pane = windowed({ frame: trim, columns: 2, rows: 3, sill: trim });
    room(site, {
      ...hall,
      front: [
        { from: 5, wide: 2, bottom: 0, high: 4, fill: doored("cocoa") },
        ...[2, 8].map((from) => ({ from, wide: 2, bottom: 3, high: 3, fill: pane })),
      ],
      back: [2, 5, 8].map((from) => ({ from, wide: 2, bottom: 3, high: 3, fill: pane })),
      right: [{ from: 3, wide: 2, bottom: 3, high: 3, fill: pane }],
      left: [{ from: 3, wide: 2, bottom: 3, high: 3, fill: pane }],
    });
    ledge(site, hall, topOf(hall), trim, 0);
    const ridge = hipRoof(site, { x: 2, z: 1, wide: 14, deep: 10, y: topOf(hall) + 1, paint: roof, pitch: 4 });
    flagOn(site, 9, ridge, 6, colours.flag, 2.4);
    const drum = { wall, accent: trim, roof, flag: colours.flag };
    drumTower(site, 0, 7, 9, drum, 5);
    drumTower(site, 13, 7, 9, drum, 5);
    const keep = { x: 12, z: -1, wide: 6, deep: 6, y: 2, courses: 13, paints: [wall] } as const;
    room(site, {
      ...keep,
      right: [{ from: 2, wide: 1, bottom: 9, high: 3, fill: windowed({ frame: trim, columns: 1, rows: 3 }) }],
    });
    ledge(site, keep, topOf(keep), trim, 1);
    hipRoof(site, { x: 11, z: -2, wide: 8, deep: 8, y: topOf(keep) + 1, paint: roof, pitch: 5 });
    flagOn(site, 15, topOf(keep) + 17, 2, colours.flag, 2.6);
    turret(site, 2, 2, 0, 12, colours);
    const yard = { courses: 3, base: 2, paints: [wall] as const };
    site.lay(
      brickWall(
        { ...yard, x: 4, z: 13, along: "x", length: 10, openings: [{ from: 3, to: 7, bottom: 0, top: 3 }] },
        random,
      ),
      { x: 7, z: 13, y: 2, wide: 4, deep: 1, high: 9, paint: trim, shape: "arch" },
      battlements({ x: 4, z: 13, along: "x", length: 10, base: 11, paints: [wall] }),
    );
    for (const z of [14, 18])
      site.lay(
        { x: 7, z, y: 1, wide: 1, deep: 4, high: 4, paint: "steel", shape: "arch", turn: 1 },
        { x: 10, z, y: 1, wide: 1, deep: 4, high: 4, paint: "steel", shape: "arch", turn: 1 },
      );
    site.lay({ x: 7, z: 14, y: 5, wide: 4, deep: 8, high: 1, paint: "steel", shape: "tile" });
    for (const x of [7, 10])
      for (let z = 14; z < 22; z += 2)
        site.lay({ x, z, y: 6, wide: 1, deep: 1, high: 2, paint: "grey", shape: "tile" });
    bush(site, 5, 2, 11, "leaf");
    bush(site, 11, 2, 11, "leaf");
  });
}
