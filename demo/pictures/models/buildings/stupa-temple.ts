import { CylinderGeometry, type Group, LatheGeometry, Vector2 } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { joined, slab } from "../joined.ts";
import { built, type Piece, type Site } from "../site.ts";

const lathe = (points: readonly (readonly [number, number])[]) =>
  new LatheGeometry(
    points.map(([x, y]) => new Vector2(x, y)),
    28,
  );

/** A bell-shaped stupa on a lotus foot, with a square seat and a spire. */
const stupa: Piece = {
  name: "stupa",
  shape: () =>
    joined(
      lathe([
        [0, 0],
        [0.98, 0],
        [0.98, 0.18],
        [0.84, 0.24],
        [0.9, 0.36],
        [0.86, 0.8],
        [0.66, 1.2],
        [0.36, 1.42],
        [0, 1.45],
      ]),
      slab([0.5, 0.26, 0.5], [0, 1.54, 0]),
      new CylinderGeometry(0.06, 0.17, 0.75, 14).translate(0, 2, 0),
    ),
};

/** The openings in a bell, in two rows. */
const lattice: Piece = {
  name: "stupa lattice",
  shape: () =>
    joined(
      ...Array.from({ length: 16 }, (_, n) => {
        const row = n % 2;
        return slab([0.17, 0.17, 0.12], [0, 0, 0], 0.02)
          .rotateZ(Math.PI / 4)
          .translate(0, 0.56 + row * 0.34, 0.86 - row * 0.1)
          .rotateY((Math.floor(n / 2) / 8 + row / 16) * Math.PI * 2);
      }),
    ),
};

function bell(site: Site, x: number, y: number, z: number, paint: Paint, scale = 1): void {
  site.fit(stupa, [x, y, z], { paint, scale });
  if (scale <= 1) site.fit(lattice, [x, y, z], { paint: "ink", scale });
}

export type TempleColours = { stone: Paint; dark: Paint; light: Paint };

/** A stepped temple: square galleries below, round terraces with bells above, one great bell on top. */
export function stupaTemple(colours: TempleColours, random: Random): Group {
  const { stone, dark, light } = colours;
  return built(random, (site) => {
    site.lay({ x: -1, z: -1, y: 0, wide: 26, deep: 26, high: 1, paint: "leaf" });
    const levels = 4;
    for (let n = 0; n < levels; n += 1) {
      const [from, side] = [n * 2, 24 - n * 4];
      const y = 1 + n * 5;
      site.lay(
        { x: from, z: from, y, wide: side, deep: side, high: 1, paint: light, shape: "tile" },
        { x: from, z: from, y: y + 1, wide: side, deep: side, high: 3, paint: stone, shape: "tile" },
        { x: from, z: from, y: y + 4, wide: side, deep: side, high: 1, paint: dark, shape: "tile" },
      );
      for (let at = 1; at < side - 1; at += 3)
        for (const [x, z] of [
          [from + at, from],
          [from + at, from + side - 1],
          [from, from + at],
          [from + side - 1, from + at],
        ] as const)
          site.lay({ x, z, y: y + 5, wide: 1, deep: 1, high: 2, paint: light, shape: "cone" });
      for (let at = 2; at < side - 2; at += 2)
        for (const [x, z, turn] of [
          [from + at + 0.5, from + side + 0.02, 0],
          [from + side + 0.02, from + at + 0.5, 90],
          [from + at + 0.5, from - 0.02, 180],
          [from - 0.02, from + at + 0.5, 270],
        ] as const)
          site.fit({ name: "relief", shape: () => slab([1, 0.8, 0.16], [0, 0, 0], 0.06) }, [x, y + 2.5, z], {
            paint: at % 4 ? dark : "mist",
            turn,
          });
    }
    const floor = 1 + levels * 5;
    for (let n = 0; n < 3; n += 1) {
      const radius = 5.9 - n * 1.7;
      site.fit(
        { name: `terrace ${n}`, shape: () => new CylinderGeometry(radius, radius + 0.1, 0.8, 64).translate(0, 0.4, 0) },
        [12, floor + n * 2, 12],
        { paint: n % 2 ? light : stone },
      );
      const count = [16, 11, 6][n] ?? 6;
      for (let k = 0; k < count; k += 1) {
        const angle = ((k + n * 0.5) / count) * Math.PI * 2;
        const r = radius - 0.85;
        bell(site, 12 + Math.cos(angle) * r, floor + n * 2 + 2, 12 + Math.sin(angle) * r, k % 3 ? stone : light, 0.82);
      }
    }
    bell(site, 12, floor + 6, 12, stone, 2.5);
    for (const turn of [0, 1, 2, 3])
      for (let n = 0; n < 9; n += 1) {
        const high = Math.round(21.5 - n * 2.3);
        const place = [
          { x: 11, z: 16 + n, wide: 2, deep: 1 },
          { x: 16 + n, z: 11, wide: 1, deep: 2 },
          { x: 11, z: 7 - n, wide: 2, deep: 1 },
          { x: 7 - n, z: 11, wide: 1, deep: 2 },
        ][turn];
        if (place) site.lay({ ...place, y: 1, high, paint: light, shape: "tile" });
      }
  });
}
