import type { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { flower } from "../greenery.ts";
import { doored, windowed } from "../openings.ts";
import { person } from "../peg-person.ts";
import { parapet } from "../roofs.ts";
import { ledge, room, topOf } from "../room.ts";
import { signBoard } from "../sign-board.ts";
import { built } from "../site.ts";
import { awning, cafeTable, lampPost } from "../street-things.ts";

export type CoffeeColours = { wall: Paint; upper: Paint; trim: Paint; awning: readonly [Paint, Paint] };

/** A two-storey coffee house with a terrace before it. */
export function coffeeCorner(colours: CoffeeColours, random: Random): Group {
  const { wall, upper, trim } = colours;
  return built(random, (site) => {
    const low = { x: 0, z: 0, wide: 12, deep: 10, y: 1, courses: 5, paints: [wall] } as const;
    const high = { ...low, y: topOf(low) + 1, courses: 4, paints: [upper] as const };
    site.lay({ x: -2, z: -1, y: 0, wide: 18, deep: 16, high: 1, paint: "grey" });
    site.lay({ x: -2, z: 10, y: 1, wide: 18, deep: 5, high: 1, paint: "sand", shape: "tile" });
    site.lay({ x: 12, z: -1, y: 1, wide: 4, deep: 11, high: 1, paint: "sand", shape: "tile" });
    const shop = windowed({ frame: trim, columns: 3, rows: 1, sill: trim });
    room(site, {
      ...low,
      front: [
        { from: 1, wide: 5, bottom: 1, high: 3, fill: shop },
        { from: 8, wide: 3, bottom: 0, high: 5, fill: doored(trim, "glass") },
      ],
      right: [{ from: 2, wide: 6, bottom: 1, high: 3, fill: shop }],
    });
    ledge(site, low, topOf(low), trim, 0);
    const pane = windowed({ frame: "white", sill: trim, columns: 2, rows: 2 });
    room(site, {
      ...high,
      front: [1, 5, 9].map((from) => ({ from, wide: 2, bottom: 1, high: 2, fill: pane })),
      right: [2, 6].map((from) => ({ from, wide: 2, bottom: 1, high: 2, fill: pane })),
      back: [4].map((from) => ({ from, wide: 3, bottom: 1, high: 2, fill: pane })),
    });
    const roof = topOf(high);
    ledge(site, { x: -1, z: -1, wide: 14, deep: 12 }, roof, trim);
    parapet(site, { x: 0, z: 0, wide: 12, deep: 10, y: roof + 1, paint: upper, coping: trim });
    awning(site, { x: 3.5, y: 15, z: 10 }, 6, colours.awning);
    awning(site, { x: 12, y: 15, z: 5, turn: 90 }, 7, colours.awning);
    site.add(signBoard({ words: "KOPI", wide: 4.6, high: 1.4, board: trim, ink: "cream" }), [9.5, 18.8, 10.15]);
    cafeTable(site, 3, 2, 12.4, colours.awning);
    lampPost(site, 14.8, 2, 13.8, "ink", 5.4);
    person(site, 8.2, 2, 12.6, { coat: "brick", hair: "ink", turn: 30 });
    for (const at of [0.5, 1.5]) flower(site, -1.5 + at * 0, 2, 10.5 + at * 1.4, at < 1 ? "rose" : "sun");
    site.lay({ x: 2, z: 2, y: roof + 1, wide: 2, deep: 2, high: 6, paint: "brickDark" });
  });
}
