import { CylinderGeometry, type Group, OctahedronGeometry } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { between } from "../../stage/random.ts";
import { plate } from "../bricks.ts";
import { fir } from "../greenery.ts";
import { spanned } from "../moulds.ts";
import { doored, windowed } from "../openings.ts";
import { ledge, room, topOf } from "../room.ts";
import { built, type Piece, type Site } from "../site.ts";

export type IceColours = { wall: Paint; ice: Paint; deep: Paint };

/** A six-sided spike of clear ice. */
const spike = (radius: number, high: number): Piece => ({
  name: `spike ${radius} ${high}`,
  finish: "clear",
  shape: () =>
    spanned(
      [
        ...Array.from({ length: 6 }, (_, n) => {
          const angle = (n / 6) * Math.PI * 2;
          return [
            [Math.cos(angle) * radius * 0.75, 0, Math.sin(angle) * radius * 0.75],
            [Math.cos(angle) * radius, high * 0.28, Math.sin(angle) * radius],
          ] as const;
        }).flat(),
        [0, high, 0],
      ],
      0.03,
    ),
});

const hexDrum = (radius: number, high: number): Piece => ({
  name: `hexagon ${radius} ${high}`,
  shape: () => new CylinderGeometry(radius, radius, high - 0.04, 6).toNonIndexed().translate(0, high / 2, 0),
});

const gem: Piece = { name: "gem", shape: () => new OctahedronGeometry(0.34), finish: "clear" };

/** A six-sided tower of courses with a bright band, a collar and a spike of ice. */
function spire(
  site: Site,
  x: number,
  z: number,
  y: number,
  courses: number,
  radius: number,
  colours: IceColours,
): void {
  for (let n = 0; n < courses; n += 1)
    site.fit(hexDrum(n === courses - 1 ? radius + 0.24 : radius, 1.2), [x, y + n * 3, z], {
      paint: n === courses - 1 ? colours.deep : n % 3 === 2 ? colours.ice : colours.wall,
      turn: 30,
    });
  const top = y + courses * 3;
  site.fit(spike(radius + 0.1, radius * 4.4), [x, top, z], { paint: colours.ice, turn: 30 });
  const slit = windowed({ columns: 1, rows: 2, frame: colours.deep, glass: colours.ice });
  slit(site, { x, y: top - 7, z: z + radius * 0.87, wide: Math.min(1, radius * 0.7), high: 4, turn: 0 });
}

function clump(site: Site, x: number, z: number, ice: Paint): void {
  for (let n = 0; n < 4; n += 1)
    site.fit(spike(0.5, 2.4), [x + Math.cos(n * 1.7) * 0.5, 1, z + Math.sin(n * 1.7) * 0.5], {
      paint: ice,
      turn: n * 50,
      lean: [between(site.random, -24, 24), between(site.random, -24, 24)],
      scale: between(site.random, 0.6, 1.15),
    });
}

/** A palace of snow and clear ice, its spires rising toward the middle. */
export function icePalace(colours: IceColours, random: Random): Group {
  const { wall, ice, deep } = colours;
  return built(random, (site) => {
    site.lay({ x: 0, z: 0, y: 0, wide: 22, deep: 18, high: 1, paint: wall });
    site.lay({ x: 8, z: 13, y: 1, wide: 6, deep: 5, high: 1, paint: ice, shape: "tile" });
    for (let n = 0; n < 3; n += 1)
      site.lay({ x: 8, z: 12 - n, y: 1, wide: 6, deep: 1, high: n + 2, paint: "white", shape: "tile" });
    const hall = { x: 5, z: 3, wide: 12, deep: 8, y: 1, courses: 6, paints: [wall] } as const;
    const tall = windowed({ frame: deep, columns: 2, rows: 3, glass: ice });
    room(site, {
      ...hall,
      front: [
        { from: 4, wide: 4, bottom: 0, high: 3, fill: doored(deep, "glass"), arch: 2, archPaint: ice },
        ...[1, 9].map((from) => ({ from, wide: 2, bottom: 1, high: 3, fill: tall })),
      ],
      left: [{ from: 3, wide: 2, bottom: 1, high: 3, fill: tall }],
      right: [{ from: 3, wide: 2, bottom: 1, high: 3, fill: tall }],
      back: [2, 8].map((from) => ({ from, wide: 2, bottom: 1, high: 3, fill: tall })),
    });
    ledge(site, hall, topOf(hall), ice, 0);
    for (let x = 5; x < 17; x += 1)
      site.fit(spike(0.42, 1.5), [x + 0.5, topOf(hall) + 1, 10.5], { paint: ice, scale: x % 2 ? 1 : 0.7 });
    const upper = { x: 7, z: 4, wide: 8, deep: 6, y: topOf(hall) + 1, courses: 3, paints: [wall] } as const;
    room(site, { ...upper, front: [{ from: 3, wide: 2, bottom: 0, high: 2, fill: tall }] });
    ledge(site, upper, topOf(upper), deep, 0);
    spire(site, 11, 6.6, topOf(upper) + 1, 6, 1.9, colours);
    for (const side of [-1, 1]) {
      spire(site, 11 + side * 6.2, 10.6, 1, 9, 1.6, colours);
      spire(site, 11 + side * 6.4, 3.6, 1, 11, 1.5, colours);
      spire(site, 11 + side * 3.1, 8, topOf(upper) - 3, 4, 0.9, colours);
      spire(site, 11 + side * 8.9, 7, 1, 5, 1.1, colours);
      clump(site, 11 + side * 8.5, 13.5, ice);
      clump(site, 11 + side * 5, 15.2, ice);
    }
    for (const x of [8.5, 13.5]) site.fit(gem, [x, 2 + 0.8 / plate, 14.5], { paint: deep });
    fir(site, 2, 1, 2.5, 3, "white");
    fir(site, 20, 1, 2, 3, "white");
  });
}
