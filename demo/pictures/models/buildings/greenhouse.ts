import { CylinderGeometry, type Group, SphereGeometry } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { between } from "../../stage/random.ts";
import { plate } from "../bricks.ts";
import { bush, flower } from "../greenery.ts";
import { joined, slab } from "../joined.ts";
import { doored, windowed } from "../openings.ts";
import { person } from "../peg-person.ts";
import { room, topOf } from "../room.ts";
import { built, type Piece, type Site } from "../site.ts";
import { turned } from "../turned.ts";

const rafters = (span: number, wide: number): Piece => ({
  name: "rafters",
  shape: () =>
    joined(
      slab([wide, 0.24, 0.24], [0, 0, 0]),
      slab([wide, 0.24, 0.24], [0, 0, span]),
      slab([wide, 0.16, 0.16], [0, 0, span / 2]),
      ...Array.from({ length: wide / 2 + 1 }, (_, n) => slab([0.2, 0.2, span], [n * 2 - wide / 2, 0, span / 2])),
    ),
});

const sheet = (span: number, wide: number): Piece => ({
  name: "roof glass",
  finish: "film",
  shape: () => slab([wide, 0.06, span], [0, 0, span / 2], 0.02),
});

const pot: Piece = {
  name: "plant pot",
  shape: () =>
    turned([
      [0, 0],
      [0.5, 0],
      [0.68, 0.9],
      [0.74, 0.9],
      [0.74, 1.1],
      [0, 1.1],
    ]),
};

function potted(site: Site, x: number, y: number, z: number, paint: Paint): void {
  site.fit(pot, [x, y, z], { paint: "clay" });
  for (let n = 0; n < 5; n += 1)
    site.fit(
      { name: "leaf ball", shape: () => new SphereGeometry(0.52, 16, 12) },
      [
        x + between(site.random, -0.5, 0.5),
        y + (1.5 + between(site.random, 0, 1.3)) / plate,
        z + between(site.random, -0.5, 0.5),
      ],
      { paint: n % 2 ? paint : "leaf" },
    );
}

/** A glass house on a brick footing, full of plants. */
export function greenhouse(frame: Paint, footing: Paint, random: Random): Group {
  return built(random, (site) => {
    site.lay({ x: -2, z: -2, y: 0, wide: 20, deep: 16, high: 1, paint: "leaf" });
    site.lay({ x: 0, z: 0, y: 1, wide: 16, deep: 10, high: 1, paint: "sand", shape: "tile" });
    site.lay({ x: 6, z: 10, y: 1, wide: 4, deep: 4, high: 1, paint: "sand", shape: "tile" });
    const walls = { x: 0, z: 0, wide: 16, deep: 10, y: 2, courses: 6, paints: [frame] } as const;
    const base = { ...walls, courses: 2, paints: [footing] as const };
    const door = { from: 7, wide: 2, bottom: 0, high: 2 };
    room(site, { ...base, front: [door] });
    const glass = windowed({ frame, columns: 2, rows: 2, glass: "mint", finish: "film" });
    const upper = { ...walls, y: topOf(base), courses: 4 };
    const along = [0, 4, 9, 13].map((from) => ({ from, wide: 3, bottom: 0, high: 4, fill: glass }));
    room(site, {
      ...upper,
      front: [...along, { from: 7, wide: 2, bottom: 0, high: 3 }],
      back: [0, 4, 9, 13].map((from) => ({ from, wide: 3, bottom: 0, high: 4, fill: glass })),
      left: [1, 4, 7].map((from) => ({ from, wide: 2, bottom: 0, high: 4, fill: glass })),
      right: [1, 4, 7].map((from) => ({ from, wide: 2, bottom: 0, high: 4, fill: glass })),
    });
    doored(frame, "glass")(site, { x: 8, y: 9.5, z: 9.5, wide: 2, high: 15, turn: 0 });
    const eaves = topOf(upper);
    const [rise, half] = [3.4, 5.4];
    const span = Math.hypot(rise, half);
    const tilt = (Math.atan2(rise, half) * 180) / Math.PI;
    for (const turn of [0, 180]) {
      site.fit(rafters(span, 16), [8, eaves + rise / plate, 5], { paint: frame, turn, lean: [tilt, 0] });
      site.fit(sheet(span, 16), [8, eaves + rise / plate, 5], { paint: "mint", turn, lean: [tilt, 0] });
    }
    for (const x of [0.2, 15.8])
      for (const [z, high] of [
        [5, 3.2],
        [3, 1.9],
        [7, 1.9],
      ] as const)
        site.fit({ name: `gable bar ${high}`, shape: () => slab([0.2, high, 0.2], [0, high / 2, 0]) }, [x, eaves, z], {
          paint: frame,
        });
    for (const [x, z, paint] of [
      [2, 2.4, "lime"],
      [4.4, 2.2, "court"],
      [6.6, 2.6, "rose"],
      [9.6, 2.4, "court"],
      [11.8, 2.6, "lime"],
      [13.8, 2.2, "coral"],
      [2, 7.2, "rose"],
      [4.6, 7.4, "lime"],
      [11.4, 7.2, "sun"],
      [13.8, 7.4, "court"],
    ] as const)
      potted(site, x, 2, z, paint);
    site.fit(
      {
        name: "watering can",
        shape: () =>
          joined(
            new CylinderGeometry(0.5, 0.55, 1, 20).translate(0, 0.5, 0),
            new CylinderGeometry(0.08, 0.12, 1.2, 10).rotateZ(-0.9).translate(0.9, 0.75, 0),
            new CylinderGeometry(0.24, 0.1, 0.2, 14).rotateZ(-0.9).translate(1.35, 1.15, 0),
          ),
      },
      [11.4, 1.4, 11.4],
      { paint: "sun", turn: -30 },
    );
    person(site, 5, 1.4, 11.6, { coat: "leaf", hat: "gold", turn: 10 });
    bush(site, -2, 1, 11, "court");
    bush(site, 15, 1, 11, "leaf");
    for (const [x, paint] of [
      [0.5, "rose"],
      [1.5, "sun"],
      [2.5, "white"],
      [13.5, "coral"],
    ] as const)
      flower(site, x, 1.4, 12.5, paint);
  });
}
