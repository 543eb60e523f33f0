import { type Group, LatheGeometry, Vector2 } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { bush } from "../greenery.ts";
import { joined, slab } from "../joined.ts";
import { person } from "../peg-person.ts";
import { built, type Piece, type Site } from "../site.ts";

/** A jewel finial: a ribbed bulb on a foot. */
const finial: Piece = {
  name: "finial",
  shape: () =>
    new LatheGeometry(
      [
        [0, 0],
        [0.5, 0],
        [0.5, 0.2],
        [0.36, 0.28],
        [0.5, 0.55],
        [0.52, 0.85],
        [0.36, 1.15],
        [0.3, 1.2],
        [0.18, 1.5],
        [0.05, 1.85],
        [0, 1.86],
      ].map(([x = 0, y = 0]) => new Vector2(x, y)),
      20,
    ),
};

const niche: Piece = {
  name: "niche",
  shape: () =>
    joined(
      slab([1.5, 2.5, 0.3], [0, 0, 0], 0.06),
      slab([1.9, 0.4, 0.5], [0, 1.35, 0.05], 0.08),
      slab([1.1, 0.35, 0.5], [0, 1.7, 0.05], 0.08),
      slab([1.8, 0.3, 0.5], [0, -1.3, 0.05], 0.06),
    ),
};
const shade: Piece = { name: "niche dark", shape: () => slab([0.8, 1.6, 0.34]) };

export type TowerTempleColours = { stone: Paint; dark: Paint; light: Paint };

/** One storey: a cross-shaped block under a cornice, with finials around its edge. */
function storey(site: Site, side: number, y: number, courses: number, colours: TowerTempleColours): number {
  const { stone, dark, light } = colours;
  const from = -side / 2;
  const wing = side - 4;
  for (let n = 0; n < courses; n += 1) {
    const paint = n === 0 || n === courses - 1 ? light : n % 2 ? stone : dark;
    const level = y + n * 3;
    site.lay(
      { x: from + 1, z: from + 1, y: level, wide: side - 2, deep: side - 2, paint, shape: "tile" },
      { x: -wing / 2, z: from, y: level, wide: wing, deep: side, paint, shape: "tile" },
      { x: from, z: -wing / 2, y: level, wide: side, deep: wing, paint, shape: "tile" },
    );
  }
  const top = y + courses * 3;
  site.lay(
    { x: from, z: from, y: top, wide: side, deep: side, high: 1, paint: light, shape: "tile" },
    { x: -wing / 2 - 1, z: from - 1, y: top, wide: wing + 2, deep: side + 2, high: 1, paint: dark, shape: "tile" },
    { x: from - 1, z: -wing / 2 - 1, y: top, wide: side + 2, deep: wing + 2, high: 1, paint: dark, shape: "tile" },
  );
  const edge = side / 2 - 0.6;
  for (const [x, z] of [
    [edge, edge],
    [-edge, edge],
    [edge, -edge],
    [-edge, -edge],
  ] as const)
    site.fit(finial, [x, top + 1, z], { paint: light, scale: 0.75 + side * 0.045 });
  for (let n = 0; n < 4; n += 1) {
    const angle = (n * Math.PI) / 2;
    for (const offset of [-1, 0, 1]) {
      const out = side / 2 + 0.2;
      const along = (offset * wing) / 2.4;
      site.fit(
        finial,
        [Math.sin(angle) * out + Math.cos(angle) * along, top + 1, Math.cos(angle) * out - Math.sin(angle) * along],
        {
          paint: offset ? stone : light,
          scale: (offset ? 0.62 : 0.85) * (0.6 + side * 0.04),
        },
      );
    }
    const face = side / 2 + 0.1;
    const at = [Math.sin(angle) * face, y + (courses * 3) / 2, Math.cos(angle) * face] as const;
    const scale = Math.min(1.25, (courses * 1.2) / 3.4);
    site.fit(niche, at, { paint: light, turn: n * 90, scale });
    site.fit(shade, at, { paint: "ink", turn: n * 90, scale });
  }
  return top + 1;
}

/** A slender tower temple: storeys that shrink toward a crowning jewel. */
export function towerTemple(colours: TowerTempleColours, random: Random): Group {
  const { stone, dark, light } = colours;
  return built(random, (site) => {
    site.lay({ x: -11, z: -11, y: 0, wide: 22, deep: 24, high: 1, paint: "sage" });
    site.lay(
      { x: -8, z: -8, y: 1, wide: 16, deep: 16, high: 4, paint: dark, shape: "tile" },
      { x: -9, z: -9, y: 1, wide: 18, deep: 18, high: 2, paint: stone, shape: "tile" },
      { x: -8, z: -8, y: 5, wide: 16, deep: 16, high: 1, paint: light, shape: "tile" },
    );
    for (let at = -7.5; at < 8; at += 2.5)
      for (const [x, z] of [
        [at, 7.5],
        [at, -7.5],
        [7.5, at],
        [-7.5, at],
      ] as const)
        if (Math.abs(at) > 2 || z !== 7.5) site.fit(finial, [x, 6, z], { paint: stone, scale: 0.72 });
    for (let n = 0; n < 5; n += 1)
      site.lay({ x: -2, z: 7 + n, y: 1, wide: 4, deep: 1, high: 5 - n, paint: light, shape: "tile" });
    for (const x of [-3, 2])
      site.lay({ x, z: 8, y: 1, wide: 1, deep: 4, high: 5, paint: dark, shape: "roof", turn: 0 });
    let y = 6;
    for (const [side, courses] of [
      [12, 5],
      [10, 3],
      [8, 3],
      [6, 2],
      [4, 2],
    ] as const)
      y = storey(site, side, y, courses, colours);
    site.lay({ x: -1, z: -1, y, wide: 2, deep: 2, high: 2, paint: light, shape: "tile" });
    site.fit(finial, [0, y + 2, 0], { paint: light, scale: 2.3 });
    person(site, 4.4, 1, 10.8, { coat: "orange", trousers: "cream", hair: "ink", turn: -20 });
    bush(site, -10, 1, 10, "leaf");
    bush(site, 8, 1, 10, "court");
  });
}
