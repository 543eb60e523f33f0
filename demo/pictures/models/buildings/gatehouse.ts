import { CylinderGeometry, type Group, TorusGeometry } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { battlements, brickWall } from "../brick-wall.ts";
import { plate } from "../bricks.ts";
import { bush } from "../greenery.ts";
import { joined, slab } from "../joined.ts";
import { person } from "../peg-person.ts";
import { built, type Piece, type Site } from "../site.ts";
import { flagOn } from "../street-things.ts";
import { turned } from "../turned.ts";

export type GateColours = { wall: Paint; accent: Paint; roof: Paint; flag: Paint };

/** A flared drum under a round tower's parapet. */
const collar = (radius: number): Piece => ({
  name: `collar ${radius}`,
  shape: () =>
    turned([
      [0, 0],
      [radius, 0],
      [radius + 0.5, 0.6],
      [radius + 0.5, 1.1],
      [0, 1.1],
    ]),
});

/** A tall tiled cone, its rows standing out like scales. */
export const scaledCone = (radius: number, high: number, rows = 7): Piece => ({
  name: `scaled cone ${radius} ${high}`,
  shape: () =>
    turned([
      [0, 0],
      ...Array.from({ length: rows }, (_, n) => {
        const low = radius * (1 - n / rows);
        const next = radius * (1 - (n + 1) / rows);
        return [
          [low, (n * high) / rows],
          [low, (n * high) / rows + 0.12],
          [next + 0.12, ((n + 1) * high) / rows],
        ] as const;
      }).flat(),
      [0, high + 0.1],
    ]),
});

/** A drum tower: courses of round bricks, a flared parapet, merlons and a cone. */
export function drumTower(
  site: Site,
  x: number,
  z: number,
  courses: number,
  { wall, accent, roof, flag }: GateColours,
  wide = 5,
): void {
  for (let n = 0; n < courses; n += 1)
    site.lay({ x, z, y: 1 + n * 3, wide, deep: wide, paint: n % 4 === 3 ? accent : wall, shape: "round" });
  const [cx, cz, radius] = [x + wide / 2, z + wide / 2, wide / 2];
  const top = 1 + courses * 3;
  site.fit(collar(radius), [cx, top, cz], { paint: accent });
  const merlon: Piece = { name: "merlon", shape: () => slab([0.95, 0.9, 0.6]) };
  const count = Math.round(radius * 3.2);
  for (let n = 0; n < count; n += 1) {
    const turn = (n / count) * 360;
    const angle = (turn * Math.PI) / 180;
    const r = radius + 0.2;
    site.fit(merlon, [cx + Math.sin(angle) * r, top + 3.7, cz + Math.cos(angle) * r], { paint: wall, turn });
  }
  site.fit(scaledCone(radius - 0.1, radius * 2.1), [cx, top + 2.7, cz], { paint: roof });
  flagOn(site, cx, top + 2.7 + (radius * 2.1 - 0.2) / plate, cz, flag);
}

const slit: Piece = {
  name: "arrow slit",
  shape: () => joined(slab([0.3, 1.3, 0.2]), slab([0.8, 0.3, 0.2], [0, 0.1, 0])),
};

const grate = (wide: number, high: number): Piece => ({
  name: "portcullis",
  shape: () =>
    joined(
      ...Array.from({ length: wide * 2 - 1 }, (_, n) =>
        new CylinderGeometry(0.09, 0.09, high, 8).translate((n + 1) / 2 - wide / 2, high / 2, 0),
      ),
      ...Array.from({ length: 3 }, (_, n) => slab([wide, 0.14, 0.14], [0, high * (0.25 + n * 0.27), 0])),
    ),
});

/** Links from the gate to the end of the bridge. */
function chain(site: Site, from: readonly [number, number, number], to: readonly [number, number, number]): void {
  const links = 12;
  for (let n = 0; n <= links; n += 1) {
    const share = n / links;
    const at = from.map((value, axis) => value + ((to[axis] ?? 0) - value) * share);
    site.fit(
      { name: "link", shape: () => new TorusGeometry(0.2, 0.07, 8, 16), finish: "metal" },
      [at[0] ?? 0, at[1] ?? 0, at[2] ?? 0],
      { paint: "steel", turn: n % 2 === 0 ? 90 : 0, lean: [50, 0] },
    );
  }
}

/** Two drum towers with a gate between them and a bridge let down over the moat. */
export function gatehouse(colours: GateColours, random: Random): Group {
  const { wall, accent } = colours;
  return built(random, (site) => {
    site.lay(
      { x: 0, z: 0, y: 0, wide: 20, deep: 9, high: 1, paint: "leaf" },
      { x: 0, z: 9, y: 0, wide: 20, deep: 5, high: 1, paint: "sea", shape: "tile" },
      { x: 0, z: 14, y: 0, wide: 20, deep: 3, high: 1, paint: "leaf" },
    );
    drumTower(site, 1, 4, 11, colours);
    drumTower(site, 14, 4, 11, colours);
    const front = { x: 6, z: 7, along: "x", length: 8, courses: 9, base: 1, paints: [wall] as const } as const;
    site.lay(brickWall({ ...front, openings: [{ from: 1, to: 7, bottom: 0, top: 6 }] }, random));
    site.lay({ x: 7, z: 7, y: 7, wide: 6, deep: 1, high: 12, paint: accent, shape: "arch" });
    for (const x of [7, 12]) site.lay({ x, z: 7, y: 1, wide: 1, deep: 1, high: 6, paint: accent });
    site.lay(brickWall({ ...front, z: 3, openings: [{ from: 1, to: 7, bottom: 0, top: 6 }] }, random));
    site.lay({ x: 7, z: 3, y: 7, wide: 6, deep: 1, high: 12, paint: accent, shape: "arch" });
    for (const x of [7, 12]) site.lay({ x, z: 3, y: 1, wide: 1, deep: 1, high: 6, paint: accent });
    site.lay({ x: 6, z: 2, y: 28, wide: 8, deep: 7, high: 1, paint: accent, shape: "tile" });
    for (const z of [2, 8]) site.lay(battlements({ x: 6, z, along: "x", length: 8, base: 29, paints: [wall] }));
    site.fit(grate(4, 2.6), [10, 10.5, 7.2], { paint: "charcoal" });
    site.lay({ x: 8, z: 4, y: 1, wide: 4, deep: 5, high: 1, paint: "sand", shape: "tile" });
    for (let n = 0; n < 6; n += 1)
      site.lay({ x: 8, z: 8 + n, y: 1, wide: 4, deep: 1, high: 1, paint: n % 2 ? "wood" : "cocoa", shape: "tile" });
    for (const x of [8.2, 11.8]) chain(site, [x, 18, 8.2], [x, 2.6, 13.4]);
    for (const x of [3.5, 16.5]) for (const y of [11, 23]) site.fit(slit, [x, y, 9.02], { paint: "ink" });
    site.fit({ name: "shield", shape: () => slab([1.6, 1.9, 0.3], [0, 0, 0], 0.14) }, [10, 23.5, 8.1], {
      paint: colours.flag,
    });
    site.fit({ name: "shield stripe", shape: () => slab([0.5, 1.9, 0.34], [0, 0, 0], 0.1) }, [10, 23.5, 8.1], {
      paint: "sun",
    });
    person(site, 8.5, 29, 6.6, { coat: colours.flag, hat: "steel" });
    person(site, 14.6, 1, 15.2, { coat: "sea", hair: "wood", turn: -30 });
    bush(site, 1, 1, 14, "leaf");
    bush(site, 17, 1, 1, "court", 3);
  });
}
