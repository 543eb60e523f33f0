import type { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { plate } from "../bricks.ts";
import { windowed } from "../openings.ts";
import { person } from "../peg-person.ts";
import { room, topOf } from "../room.ts";
import { built, doubled, type Site } from "../site.ts";
import { flagOn } from "../street-things.ts";
import { turned } from "../turned.ts";

export type FirstCastleColours = { wall: Paint; band: Paint; roof: Paint; flag: Paint };

const wide = 3;

function tower(
  site: Site,
  x: number,
  z: number,
  courses: number,
  { wall, band, roof, flag }: FirstCastleColours,
): void {
  for (let n = 0; n < courses; n += 1)
    site.lay({ x, z, y: 0.5 + n * 3, wide, deep: wide, paint: n === courses - 1 ? band : wall, shape: "round" });
  const top = 0.5 + courses * 3;
  const [cx, cz] = [x + wide / 2, z + wide / 2];
  const cap = () =>
    turned([
      [0, 0],
      [1.85, 0],
      [1.9, 0.16],
      [1.7, 0.4],
      [0.7, 2.2],
      [0.26, 2.9],
      [0, 3.05],
    ]);
  site.fit({ name: "round roof", shape: cap }, [cx, top, cz], { paint: roof });
  flagOn(site, cx, top + 2.9 / plate, cz, flag, 1.7);
  const pane = windowed({ columns: 1, rows: 2, frame: "white" });
  pane(site, { x: cx, y: top - 5, z: z + wide - 0.1, wide: 1, high: 3.4, turn: 0 });
  pane(site, { x: x + wide - 0.1, y: top - 5, z: cz, wide: 1, high: 3.4, turn: 90 });
}

/** A castle of large bricks with round roofs and a wide gate. */
export function firstCastle(colours: FirstCastleColours, random: Random): Group {
  const { wall, band } = colours;
  return built(random, (site) => {
    const big = doubled(site);
    big.lay({ x: -1, z: -2, y: 0, wide: 14, deep: 12, high: 0.5, paint: "leaf" });
    const yard = { x: 1, z: 0, wide: 10, deep: 6, y: 0.5, courses: 3, paints: [wall] } as const;
    room(big, { ...yard, front: [{ from: 3, wide: 4, bottom: 0, high: 1, arch: 2, archPaint: band }] });
    const top = topOf(yard);
    for (const x of [3, 5, 6, 8]) big.lay({ x, z: 5, y: top, wide: 1, deep: 1, paint: band });
    for (const z of [1, 3]) for (const x of [1, 10]) big.lay({ x, z, y: top, wide: 1, deep: 1, paint: band });
    tower(big, 0, 4, 4, colours);
    tower(big, 9, 4, 4, colours);
    tower(big, 5, -1, 7, colours);
    big.lay({ x: 5, z: 6, y: 0.5, wide: 2, deep: 4, high: 0.5, paint: "sand", shape: "tile" });
    person(big, 6, 1, 8.2, { coat: colours.flag, hair: "sun", turn: 8 });
    person(big, 10, 0.6, 8.4, { coat: "court", trousers: "wood", hat: "steel", turn: -20 });
    big.lay(
      { x: 1, z: 8, y: 0.5, wide: 1, deep: 1, paint: "court", shape: "round" },
      { x: 1, z: 8, y: 3.5, wide: 1, deep: 1, paint: "leaf", shape: "cone" },
      { x: 2, z: 8, y: 0.5, wide: 1, deep: 1, paint: "leaf", shape: "cone" },
    );
  });
}
