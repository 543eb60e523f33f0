import { CapsuleGeometry, type Group, SphereGeometry, TorusGeometry } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { flower } from "../greenery.ts";
import { joined, slab } from "../joined.ts";
import { doored, windowed } from "../openings.ts";
import { person } from "../peg-person.ts";
import { gableRoof } from "../roofs.ts";
import { ledge, room, topOf } from "../room.ts";
import { signBoard } from "../sign-board.ts";
import { built, type Piece } from "../site.ts";
import { awning, lampPost } from "../street-things.ts";

export type BakeryColours = { wall: Paint; trim: Paint; roof: Paint; awning: readonly [Paint, Paint] };

const loaf: Piece = { name: "loaf", shape: () => new CapsuleGeometry(0.26, 0.7, 6, 16).rotateZ(Math.PI / 2) };
const bun: Piece = { name: "bun", shape: () => new SphereGeometry(0.3, 16, 10).scale(1, 0.7, 1) };

/** A pretzel for the sign over the street. */
const pretzel: Piece = {
  name: "pretzel",
  shape: () =>
    joined(
      new TorusGeometry(0.55, 0.19, 12, 28).translate(-0.45, 0.1, 0),
      new TorusGeometry(0.55, 0.19, 12, 28).translate(0.45, 0.1, 0),
      new TorusGeometry(0.62, 0.19, 12, 28, Math.PI).rotateZ(Math.PI).translate(0, -0.1, 0.04),
    ),
};

/** A narrow gabled town house with a bakery on the ground floor. */
export function bakery(colours: BakeryColours, random: Random): Group {
  const { wall, trim, roof } = colours;
  return built(random, (site) => {
    site.lay({ x: -3, z: -1, y: 0, wide: 16, deep: 16, high: 1, paint: "grey" });
    site.lay({ x: -3, z: 10, y: 1, wide: 16, deep: 5, high: 1, paint: "cream", shape: "tile" });
    const low = { x: 0, z: 0, wide: 10, deep: 10, y: 1, courses: 5, paints: [wall] } as const;
    const shop = windowed({ frame: trim, columns: 4, rows: 1, sill: trim });
    room(site, {
      ...low,
      front: [
        { from: 1, wide: 5, bottom: 1, high: 3, fill: shop },
        { from: 7, wide: 2, bottom: 0, high: 4, fill: doored(trim, "glass") },
      ],
      right: [{ from: 3, wide: 4, bottom: 1, high: 3, fill: shop }],
    });
    site.lay({ x: 1, z: 7, y: 4, wide: 5, deep: 2, high: 1, paint: "wood", shape: "tile" });
    for (let n = 0; n < 4; n += 1)
      site.fit(loaf, [1.7 + n * 1.2, 5.7, 8.3], { paint: n % 2 ? "gold" : "wood", turn: 60 });
    ledge(site, low, topOf(low), trim, 0);
    const high = { ...low, y: topOf(low) + 1, courses: 4 };
    const pane = windowed({ frame: "white", columns: 2, rows: 2, shutters: trim });
    room(site, {
      ...high,
      front: [2, 6].map((from) => ({ from, wide: 2, bottom: 1, high: 2, fill: pane })),
      right: [2, 6].map((from) => ({ from, wide: 2, bottom: 1, high: 2, fill: pane })),
      left: [2, 6].map((from) => ({ from, wide: 2, bottom: 1, high: 2, fill: pane })),
      back: [4].map((from) => ({ from, wide: 2, bottom: 1, high: 2, fill: pane })),
    });
    const eaves = topOf(high);
    gableRoof(site, { x: -1, z: 0, wide: 12, deep: 9, y: eaves, paint: roof, gable: wall, along: "z", inset: 0 });
    for (let n = 0; n < 6; n += 1) {
      const w = 10 - n * 2;
      const y = eaves + n * 3;
      if (w <= 0) break;
      site.lay({ x: n, z: 9, y, wide: w, deep: 1, paint: wall });
      for (const x of [n, n + w - 1])
        site.lay({ x, z: 9, y: y + 3, wide: 1, deep: 1, high: 1, paint: trim, shape: "tile" });
    }
    site.lay({ x: 4, z: 9, y: eaves + 15, wide: 2, deep: 1, high: 2, paint: trim, shape: "tile" });
    const attic = { x: 5, y: eaves + 6, z: 9.9, wide: 2, high: 5, turn: 0 };
    windowed({ frame: "white", columns: 2, rows: 2 })(site, attic);
    awning(site, { x: 3.5, y: 14.8, z: 10 }, 6, colours.awning);
    site.add(signBoard({ words: "ROTI", wide: 5, high: 1.3, board: trim, ink: "cream" }), [6, 17.4, 10.2]);
    site.fit({ name: "bracket", shape: () => slab([0.14, 0.14, 1.8]) }, [9.5, 27, 10.8], { paint: "ink" });
    site.fit(pretzel, [9.5, 23.8, 11.2], { paint: "wood", turn: 60 });
    for (const [n, x] of [-2, -0.4].entries()) {
      site.lay({ x: n * 2 - 2, z: 11, y: 2, wide: 2, deep: 2, high: 3, paint: "wood" });
      for (let k = 0; k < 4; k += 1)
        site.fit(bun, [x + 0.2 + (k % 2) * 0.8 + 0.2, 5.9, 11.5 + Math.floor(k / 2)], { paint: n ? "gold" : "clay" });
    }
    person(site, 6.4, 2, 12.4, { coat: "white", trousers: "steel", hat: "white", turn: 15 });
    lampPost(site, 11.8, 2, 13.6, "ink", 5);
    for (const z of [11, 12.2]) flower(site, 11.5, 2, z, "rose");
    site.lay({ x: 1, z: 2, y: eaves + 5, wide: 2, deep: 2, high: 10, paint: "brickDark" });
  });
}
