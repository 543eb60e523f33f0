import { type Group, SphereGeometry } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { pick } from "../../stage/random.ts";
import { bush, flower, leafy } from "../greenery.ts";
import { joined } from "../joined.ts";
import { person } from "../peg-person.ts";
import { built, type Piece, type Site } from "../site.ts";
import { lampPost } from "../street-things.ts";
import { surface } from "../surface.ts";

export type BridgeColours = { stone: Paint; dark: Paint; deck: Paint };

const boat: Piece = {
  name: "rowing boat",
  shape: () =>
    surface(28, 14, (u, v) => {
      const along = (u - 0.5) * 5;
      const swell = Math.max(0, 1 - Math.abs(along / 2.55) ** 2.4) ** 0.7;
      const round = v < 0.5 ? v * 2 : (1 - v) * 2;
      const inner = v < 0.5 ? 1 : 0.8;
      const angle = round * Math.PI;
      return [along, 0.7 - Math.sin(angle) * 0.7 * inner + 0.04 * along ** 2, Math.cos(angle) * swell * 1.15 * inner];
    }),
};

const duck: Piece = {
  name: "duck",
  shape: () =>
    joined(
      new SphereGeometry(0.34, 16, 12).scale(1.3, 0.7, 0.9).translate(0, 0.16, 0),
      new SphereGeometry(0.2, 14, 10).translate(0.34, 0.5, 0),
    ),
};

/** One span: an arch of four courses between piers, with a ring of darker stones. */
function spanOf(site: Site, x: number, wide: number, y: number, high: number, { stone, dark }: BridgeColours): void {
  for (const [z, paint] of [
    [0, stone],
    [5, stone],
  ] as const)
    site.lay({ x, z, y, wide, deep: 1, high, paint, shape: "arch" });
  site.lay({ x, z: 1, y, wide, deep: 4, high, paint: dark, shape: "arch" });
}

/** An old stone bridge over a river: three spans that rise toward the middle, lamps on its parapet. */
export function archBridge(colours: BridgeColours, random: Random): Group {
  const { stone, dark, deck } = colours;
  return built(random, (site) => {
    site.lay(
      { x: -5, z: -5, y: 0, wide: 8, deep: 16, high: 1, paint: "leaf" },
      { x: 3, z: -5, y: 0, wide: 22, deep: 16, high: 1, paint: "sea", shape: "tile" },
      { x: 25, z: -5, y: 0, wide: 8, deep: 16, high: 1, paint: "leaf" },
    );
    spanOf(site, 3, 7, 1, 9, colours);
    spanOf(site, 10, 8, 1, 13, colours);
    spanOf(site, 18, 7, 1, 9, colours);
    for (const x of [9, 18]) {
      site.lay({ x: x - 0, z: 6, y: 1, wide: 1, deep: 1, high: 8, paint: dark, shape: "roof", turn: 0 });
      site.lay({ x: x - 0, z: -1, y: 1, wide: 1, deep: 1, high: 8, paint: dark, shape: "roof", turn: 2 });
    }
    const level = (x: number) => {
      if (x < 3) return Math.max(2, 10 - Math.round((3 - x) * 1.4));
      if (x < 10) return 10 + Math.round((x - 3) * 0.57);
      if (x < 18) return 14;
      if (x < 25) return 10 + Math.round((24 - x) * 0.57);
      return Math.max(2, 10 - Math.round((x - 24) * 1.4));
    };
    for (let x = -3; x < 31; x += 1) {
      const top = level(x);
      const low = x < 3 || x >= 25 ? 1 : x >= 10 && x < 18 ? 14 : 10;
      if (top > low)
        site.lay({ x, z: 0, y: low, wide: 1, deep: 6, high: top - low, paint: pick(random, [stone, stone, dark]) });
      site.lay({ x, z: 1, y: top, wide: 1, deep: 4, high: 1, paint: x % 2 ? deck : "clay", shape: "tile" });
      for (const z of [0, 5]) site.lay({ x, z, y: top, wide: 1, deep: 1, high: 3, paint: stone, shape: "tile" });
      if (x % 5 === 0)
        for (const z of [0, 5]) site.lay({ x, z, y: top + 3, wide: 1, deep: 1, high: 2, paint: dark, shape: "cone" });
    }
    for (const x of [10.5, 17.5]) {
      lampPost(site, x, 17, 5.5, "ink", 3.6);
      lampPost(site, x, 17, 0.5, "ink", 3.6);
    }
    site.fit(boat, [14.6, 1, 8.6], { paint: "brick", turn: 14 });
    person(site, 14.2, 2.2, 8.7, { coat: "cream", hat: "gold", turn: 30 });
    for (const [x, z] of [
      [6, 9],
      [7.4, 9.6],
      [21.6, 8.6],
    ] as const)
      site.fit(duck, [x, 1, z], { paint: x > 20 ? "white" : "sun", turn: x * 20 });
    person(site, 12.2, 15, 3.4, { coat: "coral", hair: "cocoa" });
    leafy(site, 30, 1, -2, "leaf", 3);
    bush(site, -4, 1, 8, "court");
    bush(site, 29, 1, 8, "leaf");
    for (const x of [-1.5, 0.5, 27.5]) flower(site, x, 1.4, 8.5, x > 1 ? "rose" : "sun");
  });
}
