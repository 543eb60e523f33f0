import { type Group, SphereGeometry } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { flower } from "../greenery.ts";
import { doored, windowed } from "../openings.ts";
import { person } from "../peg-person.ts";
import { gableRoof } from "../roofs.ts";
import { room, topOf } from "../room.ts";
import { built, doubled } from "../site.ts";

export type FirstHouseColours = { wall: Paint; second: Paint; roof: Paint; door: Paint };

/** A house of large bricks, every course in its own colour. */
export function firstHouse(colours: FirstHouseColours, random: Random): Group {
  const { wall, second, roof, door } = colours;
  return built(random, (site) => {
    const big = doubled(site);
    big.lay({ x: -1, z: -1, y: 0, wide: 10, deep: 9, high: 0.5, paint: "leaf" });
    const low = { x: 0, z: 0, wide: 7, deep: 5, y: 0.5, courses: 2, paints: [wall] } as const;
    const pane = windowed({ frame: "white", columns: 2, rows: 2 });
    room(big, {
      ...low,
      front: [
        { from: 1, wide: 2, bottom: 0, high: 2 },
        { from: 4, wide: 2, bottom: 1, high: 1 },
      ],
      right: [{ from: 2, wide: 1, bottom: 1, high: 1 }],
    });
    const high = { ...low, y: topOf(low), courses: 2, paints: [second] as const };
    room(big, {
      ...high,
      front: [
        { from: 1, wide: 2, bottom: 0, high: 1 },
        { from: 4, wide: 2, bottom: 0, high: 1 },
      ],
      right: [{ from: 2, wide: 1, bottom: 0, high: 1 }],
    });
    doored(door)(big, { x: 2, y: 5, z: 4.5, wide: 2, high: 9, turn: 0 });
    pane(big, { x: 5, y: 6.5, z: 4.5, wide: 2, high: 6, turn: 0 });
    windowed({ columns: 1, rows: 2 })(big, { x: 6.5, y: 6.5, z: 2.5, wide: 1, high: 6, turn: 90 });
    const eaves = topOf(high);
    gableRoof(big, { x: -1, z: -1, wide: 9, deep: 7, y: eaves, paint: roof, gable: second });
    big.lay({ x: 5, z: 1, y: eaves + 4, wide: 1, deep: 1, high: 8, paint: "brickDark" });
    big.lay(
      { x: 8, z: 6, y: 0.5, wide: 1, deep: 1, paint: "wood", shape: "round" },
      { x: 7, z: 5, y: 3.5, wide: 2, deep: 2, paint: "court" },
      { x: 7, z: 5, y: 6.5, wide: 2, deep: 2, paint: "leaf" },
      { x: 8, z: 6, y: 9.5, wide: 1, deep: 1, paint: "leaf" },
    );
    person(big, 3.8, 0.7, 6.6, { coat: "coral", trousers: "sea", hair: "cocoa", turn: 10 });
    for (const [x, paint] of [
      [-0.25, "rose"],
      [0.75, "sun"],
    ] as const)
      flower(big, x, 0.6, 7.2, paint);
    big.fit({ name: "ball", shape: () => new SphereGeometry(0.45, 24, 18) }, [5.6, 1.6, 7], { paint: "brick" });
  });
}
