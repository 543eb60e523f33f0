import { type Group, SphereGeometry } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { joined, slab } from "../joined.ts";
import { windowed } from "../openings.ts";
import { person } from "../peg-person.ts";
import { gableRoof } from "../roofs.ts";
import { room, topOf } from "../room.ts";
import { built, doubled, type Piece, type Site } from "../site.ts";
import { turned } from "../turned.ts";

const wool: Piece = {
  name: "wool",
  shape: () =>
    joined(
      ...Array.from({ length: 11 }, (_, n) => {
        const angle = n * 2.4;
        const lift = 0.75 + ((n * 7) % 5) * 0.09;
        return new SphereGeometry(0.36, 12, 10).translate(Math.cos(angle) * 0.42, lift, Math.sin(angle) * 0.26);
      }),
    ),
};
const face: Piece = {
  name: "sheep face",
  shape: () =>
    joined(
      new SphereGeometry(0.26, 16, 12).scale(1.15, 1, 0.9).translate(0.82, 1.05, 0),
      ...[-1, 1].map((side) => slab([0.12, 0.1, 0.28], [0.74, 1.14, side * 0.3], 0.04)),
      ...[-0.3, 0.3].flatMap((x) => [-0.2, 0.2].map((z) => slab([0.16, 0.6, 0.16], [x, 0.3, z], 0.05))),
    ),
};

function sheep(site: Site, x: number, y: number, z: number, turn: number): void {
  site.fit(wool, [x, y, z], { paint: "white", turn });
  site.fit(face, [x, y, z], { paint: "charcoal", turn });
}

/** A plank door with a cross of braces. */
const barnDoor: Piece = {
  name: "barn door",
  shape: () =>
    joined(
      slab([2.9, 0.22, 0.2], [0, 1.7, 0.1]),
      slab([2.9, 0.22, 0.2], [0, -1.7, 0.1]),
      slab([0.22, 3.5, 0.2], [-1.35, 0, 0.1]),
      slab([0.22, 3.5, 0.2], [1.35, 0, 0.1]),
      slab([0.2, 4.2, 0.16], [0, 0, 0.08]).rotateZ(0.68),
      slab([0.2, 4.2, 0.16], [0, 0, 0.08]).rotateZ(-0.68),
    ),
};

export type BarnColours = { wall: Paint; trim: Paint; roof: Paint; silo: Paint };

/** A farm of large bricks: barn, silo, fence and three sheep. */
export function firstBarn(colours: BarnColours, random: Random): Group {
  const { wall, trim, roof, silo } = colours;
  return built(random, (site) => {
    const big = doubled(site);
    big.lay({ x: -1, z: -1, y: 0, wide: 13, deep: 11, high: 0.5, paint: "lime" });
    const hall = { x: 0, z: 0, wide: 7, deep: 6, y: 0.5, courses: 4, paints: [wall] } as const;
    room(big, {
      ...hall,
      front: [{ from: 2, wide: 3, bottom: 0, high: 3 }],
      right: [{ from: 2, wide: 2, bottom: 1, high: 2, fill: windowed({ frame: trim }) }],
      left: [{ from: 2, wide: 2, bottom: 1, high: 2, fill: windowed({ frame: trim }) }],
    });
    big.fit({ name: "barn leaf", shape: () => slab([2.96, 3.56, 0.3]) }, [3.5, 5, 5.6], { paint: "brickDark" });
    big.fit(barnDoor, [3.5, 5, 5.75], { paint: trim });
    const eaves = topOf(hall);
    gableRoof(big, { x: -1, z: 0, wide: 9, deep: 6, y: eaves, paint: roof, gable: wall, along: "z", inset: 0 });
    windowed({ frame: trim, columns: 2, rows: 2 })(big, {
      x: 3.5,
      y: eaves + 4.4,
      z: 5.94,
      wide: 1.4,
      high: 4,
      turn: 0,
    });
    for (let n = 0; n < 6; n += 1)
      big.lay({ x: 8, z: 1, y: 0.5 + n * 3, wide: 2, deep: 2, paint: n % 2 ? silo : "white", shape: "round" });
    big.fit(
      {
        name: "silo cap",
        shape: () =>
          turned([
            [0, 0],
            [1.12, 0],
            [1.1, 0.2],
            [0.8, 0.75],
            [0.3, 1.05],
            [0, 1.1],
          ]),
      },
      [9, 18.5, 2],
      { paint: roof },
    );
    const fence: Piece = {
      name: "fence",
      shape: () =>
        joined(
          slab([2, 0.2, 0.16], [0, 0.5, 0]),
          slab([2, 0.2, 0.16], [0, 0.95, 0]),
          ...[-0.8, 0, 0.8].map((x) => slab([0.24, 1.3, 0.22], [x, 0.65, 0], 0.06)),
        ),
    };
    for (const x of [0, 2, 6, 8, 10]) big.fit(fence, [x, 0.7, 9.6], { paint: "white" });
    for (const z of [4.6, 6.6, 8.6]) big.fit(fence, [11.6, 0.7, z], { paint: "white", turn: 90 });
    sheep(big, 6.4, 0.8, 7.6, -30);
    sheep(big, 9.2, 0.8, 5.8, 200);
    sheep(big, 9.6, 0.8, 8.2, 20);
    person(big, 1.2, 0.8, 7.6, { coat: "sea", trousers: "sea", hat: "gold", turn: 20 });
  });
}
