import { CylinderGeometry, type Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { palm } from "../greenery.ts";
import { joined, slab } from "../joined.ts";
import { doored, windowed } from "../openings.ts";
import { person } from "../peg-person.ts";
import { raised } from "../raised-shape.ts";
import { hipRoof } from "../roofs.ts";
import { ledge, room, topOf } from "../room.ts";
import { built, type Piece } from "../site.ts";
import { surface } from "../surface.ts";

export type StiltColours = { wall: Paint; trim: Paint; thatch: Paint };

const board: Piece = {
  name: "surfboard",
  shape: () => {
    const side = Array.from({ length: 13 }, (_, n) => {
      const share = n / 12;
      return [0.62 * Math.sin(Math.PI * share ** 0.8) ** 0.6, share * 4.4] as const;
    });
    return raised([...side, ...side.map(([x, y]) => [-x, y] as const).reverse()], 0.12, 0.05);
  },
};

/** A small open boat along x. */
const canoe: Piece = {
  name: "canoe",
  shape: () =>
    surface(28, 14, (u, v) => {
      const along = (u - 0.5) * 6.4;
      const swell = Math.sqrt(Math.max(0, 1 - (along / 3.25) ** 2));
      const round = v < 0.5 ? v * 2 : (1 - v) * 2;
      const inner = v < 0.5 ? 1 : 0.82;
      const angle = round * Math.PI;
      return [
        along,
        0.75 - Math.sin(angle) * 0.72 * inner * swell ** 0.4 + 0.05 * along ** 2,
        Math.cos(angle) * swell * 0.95 * inner,
      ];
    }),
};

const rail = (length: number): Piece => ({
  name: `rail ${length}`,
  shape: () =>
    joined(
      slab([length, 0.16, 0.22], [0, 1.4, 0]),
      slab([length, 0.12, 0.14], [0, 0.75, 0]),
      ...Array.from({ length: Math.floor(length / 1.2) + 1 }, (_, n) =>
        slab([0.16, 1.4, 0.16], [-length / 2 + 0.1 + (n * (length - 0.2)) / Math.floor(length / 1.2), 0.7, 0]),
      ),
    ),
});

/** A beach house on piles: half over the sand, half over the water. */
export function stiltHouse(colours: StiltColours, random: Random): Group {
  const { wall, trim, thatch } = colours;
  return built(random, (site) => {
    site.lay(
      { x: -4, z: -3, y: 0, wide: 22, deep: 10, high: 1, paint: "sand" },
      { x: -4, z: 7, y: 0, wide: 22, deep: 2, high: 1, paint: "mint", shape: "tile" },
      { x: -4, z: 9, y: 0, wide: 22, deep: 8, high: 1, paint: "sky", shape: "tile" },
    );
    for (const x of [0, 4, 8, 12])
      for (const z of [0, 5, 9, 12])
        site.lay({ x, z, y: 1, wide: 1, deep: 1, high: 7, paint: "cocoa", shape: "round" });
    for (let z = -1; z < 14; z += 1)
      site.lay({ x: -1, z, y: 8, wide: 15, deep: 1, high: 1, paint: z % 3 === 0 ? "cocoa" : "wood", shape: "tile" });
    const body = { x: 1, z: 0, wide: 11, deep: 8, y: 9, courses: 5, paints: [wall] } as const;
    const pane = windowed({ frame: "white", shutters: trim, columns: 2, rows: 2 });
    room(site, {
      ...body,
      front: [
        { from: 1, wide: 2, bottom: 0, high: 4, fill: doored(trim) },
        { from: 6, wide: 2, bottom: 1, high: 2, fill: pane },
      ],
      right: [{ from: 3, wide: 2, bottom: 1, high: 2, fill: pane }],
      left: [{ from: 3, wide: 2, bottom: 1, high: 2, fill: pane }],
      back: [{ from: 4, wide: 2, bottom: 1, high: 2, fill: pane }],
    });
    for (const x of [0, 6, 12]) site.lay({ x, z: 12, y: 9, wide: 1, deep: 1, high: 15, paint: "wood", shape: "round" });
    ledge(site, { x: 0, z: -1, wide: 13, deep: 14 }, topOf(body), "wood", 0);
    const eaves = topOf(body) + 1;
    const neck = hipRoof(site, { x: -1, z: -2, wide: 15, deep: 15, y: eaves, paint: thatch, pitch: 2, steps: 3 });
    hipRoof(site, { x: 2, z: 1, wide: 9, deep: 9, y: neck - 1, paint: thatch, pitch: 4, top: "wood" });
    site.fit(rail(7), [10, 9, 13.5], { paint: "white" });
    site.fit(rail(5), [13.5, 9, 11], { paint: "white", turn: 90 });
    site.fit(rail(3), [0.8, 9, 13.5], { paint: "white" });
    for (let n = 0; n < 4; n += 1)
      site.lay({
        x: 3,
        z: 14 + Math.min(n, 2),
        y: 1,
        wide: 3,
        deep: 1,
        high: Math.max(1, 7 - n * 2),
        paint: "wood",
        shape: "tile",
      });
    site.fit(board, [12.7, 9, 8.6], { paint: "coral", turn: 10, lean: [-10, 0] });
    site.fit(canoe, [12.2, 1, 15.6], { paint: "sun", turn: 8 });
    site.fit(
      {
        name: "paddle",
        shape: () => joined(new CylinderGeometry(0.08, 0.08, 3, 10), slab([0.5, 1, 0.1], [0, -1.8, 0])),
      },
      [11.8, 4, 15.4],
      {
        paint: "wood",
        lean: [0, 70],
        turn: 10,
      },
    );
    palm(site, -2.6, 1, 4.4, 15, 0.04);
    palm(site, 16, 1, -0.6, 12, -0.05);
    person(site, 9, 9, 11, { coat: "coral", trousers: "white", hat: "gold" });
  });
}
