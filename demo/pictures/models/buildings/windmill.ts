import { CylinderGeometry, type Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { plate } from "../bricks.ts";
import { flower, leafy } from "../greenery.ts";
import { joined, slab } from "../joined.ts";
import { doored, windowed } from "../openings.ts";
import { person } from "../peg-person.ts";
import { gableRoof } from "../roofs.ts";
import { room } from "../room.ts";
import { built, type Piece } from "../site.ts";
import { turned } from "../turned.ts";

export type WindmillColours = { wall: Paint; foot: Paint; cap: Paint; sail: Paint };

/** One course of an eight-sided mill. */
const course = (low: number, top: number): Piece => ({
  name: `course ${low} ${top}`,
  shape: () => new CylinderGeometry(top, low, 1.17, 8).toNonIndexed().translate(0, 0.6, 0),
});

const sailFrame = (length: number): Piece => ({
  name: "sail frame",
  shape: () =>
    joined(
      slab([0.26, length, 0.26], [0, length / 2, 0]),
      slab([0.12, length - 1.6, 0.12], [1.6, length / 2 + 0.8, 0]),
      ...Array.from({ length: 9 }, (_, n) => slab([1.7, 0.12, 0.12], [0.8, 1.6 + (n * (length - 1.7)) / 8, 0])),
    ),
});

const cloth = (length: number): Piece => ({
  name: "sail cloth",
  shape: () => slab([1.3, length - 2.4, 0.06], [0.9, length / 2 + 0.7, -0.08], 0.02),
});

const gallery: Piece = {
  name: "gallery",
  shape: () =>
    joined(
      turned([
        [2.4, 0],
        [4.5, 0],
        [4.5, 0.3],
        [2.4, 0.3],
      ]),
      ...Array.from({ length: 16 }, (_, n) => {
        const angle = (n / 16) * Math.PI * 2;
        return slab([0.16, 1.3, 0.16], [Math.cos(angle) * 4.3, 0.9, Math.sin(angle) * 4.3]);
      }),
      turned([
        [4.2, 1.5],
        [4.4, 1.5],
        [4.4, 1.66],
        [4.2, 1.66],
      ]),
    ),
};

/** A tower mill with a gallery and four sails, a barn at its foot. */
export function windmill(colours: WindmillColours, random: Random): Group {
  const { wall, foot, cap, sail } = colours;
  return built(random, (site) => {
    site.lay({ x: -9, z: -7, y: 0, wide: 20, deep: 16, high: 1, paint: "leaf" });
    const courses = 12;
    const radius = (n: number) => Math.round((4 - n * 0.155) * 100) / 100;
    for (let n = 0; n < courses; n += 1)
      site.fit(course(radius(n), radius(n + 1)), [0, 1 + n * 3, 0], { paint: n < 3 ? foot : wall, turn: 22.5 });
    site.fit(gallery, [0, 13, 0], { paint: "wood" });
    const pane = windowed({ frame: "white", columns: 2, rows: 2 });
    for (const [y, at] of [
      [24, 7],
      [31, 10],
    ] as const)
      pane(site, { x: 0, y, z: radius(at) * 0.92 - 0.1, wide: 1.4, high: 4, turn: 0 });
    pane(site, { x: radius(7) * 0.92 - 0.1, y: 24, z: 0, wide: 1.4, high: 4, turn: 90 });
    doored("cocoa")(site, { x: 0, y: 6, z: radius(1) * 0.92 + 0.05, wide: 2, high: 10, turn: 0 });
    const top = 1 + courses * 3;
    site.fit(
      {
        name: "mill cap",
        shape: () =>
          turned([
            [0, 0],
            [2.6, 0],
            [2.6, 0.4],
            [2.35, 1.2],
            [1.7, 2.2],
            [0.8, 2.9],
            [0, 3.1],
          ]),
      },
      [0, top, 0],
      { paint: cap },
    );
    const hub = top + 1.2 / plate;
    site.fit(
      { name: "axle", shape: () => new CylinderGeometry(0.42, 0.42, 2.2, 20).rotateX(Math.PI / 2) },
      [0, hub, 2.9],
      { paint: "cocoa" },
    );
    for (let n = 0; n < 4; n += 1) {
      const tilt = n * 90 + 22;
      site.fit(sailFrame(8.4), [0, hub, 3.9], { paint: "wood", lean: [0, tilt] });
      site.fit(cloth(8.4), [0, hub, 3.9], { paint: sail, lean: [0, tilt] });
    }
    site.fit(
      { name: "nose", shape: () => new CylinderGeometry(0.5, 0.62, 0.5, 24).rotateX(Math.PI / 2) },
      [0, hub, 4],
      { paint: "ink" },
    );
    const barn = { x: 3, z: -4, wide: 7, deep: 7, y: 1, courses: 3, paints: [foot] } as const;
    room(site, {
      ...barn,
      front: [{ from: 3, wide: 2, bottom: 0, high: 3, fill: doored(cap) }],
      right: [{ from: 2, wide: 2, bottom: 1, high: 2, fill: pane }],
    });
    gableRoof(site, { x: 2, z: -5, wide: 9, deep: 9, y: 10, paint: cap, gable: wall });
    for (const [x, z] of [
      [6.4, 5.4],
      [7.9, 5],
      [7.2, 6.4],
    ] as const)
      site.fit(
        {
          name: "sack",
          shape: () =>
            turned([
              [0, 0],
              [0.6, 0],
              [0.75, 0.4],
              [0.6, 1],
              [0.25, 1.25],
              [0.36, 1.5],
              [0, 1.5],
            ]),
        },
        [x, 1.4, z],
        { paint: "cream" },
      );
    person(site, 3.4, 1.4, 6.4, { coat: "white", trousers: "steel", hat: "cream" });
    leafy(site, -6, 1, -4, "leaf", 2);
    for (const [n, paint] of (["brick", "sun", "rose", "brick", "sun", "white"] as const).entries())
      flower(site, -7.5 + n, 1.4, 7.5 - (n % 2), paint);
  });
}
