import type { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { flower } from "../greenery.ts";
import { doored, windowed } from "../openings.ts";
import { person } from "../peg-person.ts";
import { gableRoof, hipRoof, parapet } from "../roofs.ts";
import { ledge, room, topOf } from "../room.ts";
import { signBoard } from "../sign-board.ts";
import { built, type Site } from "../site.ts";
import { awning, crate, lampPost } from "../street-things.ts";

export type ShopFront = {
  readonly wall: Paint;
  readonly trim: Paint;
  readonly awning: readonly [Paint, Paint];
  readonly words: string;
  readonly upper: number;
  readonly roof: "gable" | "hip" | "flat";
  readonly tiles: Paint;
};

function shopHouse(site: Site, x: number, front: ShopFront): void {
  const { wall, trim, upper, tiles } = front;
  const low = { x, z: 0, wide: 8, deep: 9, y: 1, courses: 5, paints: [wall] } as const;
  room(site, {
    ...low,
    front: [
      { from: 1, wide: 3, bottom: 1, high: 3, fill: windowed({ frame: trim, columns: 3, rows: 1, sill: trim }) },
      { from: 5, wide: 2, bottom: 0, high: 4, fill: doored(trim, "glass") },
    ],
    back: [{ from: 3, wide: 2, bottom: 0, high: 4, fill: doored(trim) }],
  });
  ledge(site, low, topOf(low), trim, 0);
  const high = { ...low, y: topOf(low) + 1, courses: upper };
  const louvre = windowed({ frame: "white", columns: 2, rows: 2, shutters: trim });
  const rows = upper > 6 ? [1, 5] : [1];
  room(site, {
    ...high,
    front: rows.flatMap((bottom) => [1, 5].map((from) => ({ from, wide: 2, bottom, high: 2, fill: louvre }))),
    back: rows.flatMap((bottom) => [1, 5].map((from) => ({ from, wide: 2, bottom, high: 2, fill: louvre }))),
    left: [{ from: 3, wide: 2, bottom: 1, high: 2, fill: louvre }],
    right: [{ from: 3, wide: 2, bottom: 1, high: 2, fill: louvre }],
  });
  const eaves = topOf(high);
  ledge(site, high, eaves, trim, 0);
  if (front.roof === "flat") {
    parapet(site, { x, z: 0, wide: 8, deep: 9, y: eaves + 1, paint: wall, coping: trim });
    site.lay(
      { x: x + 2, z: 8, y: eaves + 5, wide: 4, deep: 1, paint: wall },
      { x: x + 2, z: 8, y: eaves + 8, wide: 4, deep: 1, high: 1, paint: trim, shape: "tile" },
    );
  } else if (front.roof === "gable")
    gableRoof(site, { x, z: -1, wide: 8, deep: 11, y: eaves + 1, paint: tiles, gable: wall, inset: 0, pitch: 2 });
  else hipRoof(site, { x, z: -1, wide: 8, deep: 11, y: eaves + 1, paint: tiles, pitch: 3 });
  awning(site, { x: x + 4, y: 15, z: 9 }, 7, front.awning, 2.6);
  site.add(signBoard({ words: front.words, wide: 4.6, high: 1.15, board: trim, ink: "cream" }), [x + 4, 18.1, 9.1]);
}

/** Shop houses wall to wall, each with its own colour, roof and trade. */
export function marketRow(fronts: readonly ShopFront[], random: Random): Group {
  return built(random, (site) => {
    const wide = fronts.length * 8;
    site.lay({ x: -1, z: -1, y: 0, wide: wide + 2, deep: 16, high: 1, paint: "grey" });
    site.lay({ x: -1, z: 9, y: 1, wide: wide + 2, deep: 4, high: 1, paint: "cream", shape: "tile" });
    fronts.forEach((front, n) => {
      shopHouse(site, n * 8, front);
    });
    const goods = ["orange", "leaf", "brick", "sun", "plum", "lime"] as const;
    goods.forEach((paint, n) => {
      crate(site, 2 + Math.floor(n / 2) * 8 + (n % 2) * 2.2, 2, 11.2, paint, n % 2 ? "wood" : "sea");
    });
    person(site, 7, 2, 11.6, { coat: "coral", hair: "ink", turn: 20 });
    person(site, 14.8, 2, 11.6, { coat: "sea", hat: "gold", turn: -20 });
    lampPost(site, wide + 0.4, 2, 12.4, "ink", 5.6);
    for (const x of [-0.5]) flower(site, x, 2, 12, "rose");
  });
}
