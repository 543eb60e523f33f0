import { CylinderGeometry, type Group, SphereGeometry } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { plate } from "../bricks.ts";
import { bush, flower, leafy } from "../greenery.ts";
import { doored, windowed } from "../openings.ts";
import { person } from "../peg-person.ts";
import { hipRoof } from "../roofs.ts";
import { ledge, room } from "../room.ts";
import { built } from "../site.ts";
import { turned } from "../turned.ts";

export type JogloColours = { post: Paint; wall: Paint; roof: Paint; floor: Paint };

const pot = () =>
  turned([
    [0, 0],
    [0.4, 0],
    [0.6, 0.5],
    [0.45, 0.95],
    [0.55, 1.05],
    [0, 1.05],
  ]);

/** A Javanese house: an open veranda on many posts under a roof that is low first and steep in the middle. */
export function joglo(colours: JogloColours, random: Random): Group {
  const { post, wall, roof, floor } = colours;
  return built(random, (site) => {
    site.lay({ x: -3, z: -3, y: 0, wide: 26, deep: 24, high: 1, paint: "leaf" });
    ledge(site, { x: 0, z: 0, wide: 20, deep: 17 }, 1, floor, 0, 2);
    ledge(site, { x: 7, z: 17, wide: 6, deep: 2 }, 1, "grey", 0, 1);
    const body = { x: 3, z: 1, wide: 14, deep: 10, y: 3, courses: 5, paints: [wall] } as const;
    const lattice = windowed({ frame: post, columns: 3, rows: 3, glass: "gold" });
    room(site, {
      ...body,
      front: [
        { from: 1, wide: 3, bottom: 1, high: 3, fill: lattice },
        { from: 5, wide: 2, bottom: 0, high: 4, fill: doored(post) },
        { from: 7, wide: 2, bottom: 0, high: 4, fill: doored(post) },
        { from: 10, wide: 3, bottom: 1, high: 3, fill: lattice },
      ],
      right: [2, 6].map((from) => ({ from, wide: 2, bottom: 1, high: 3, fill: lattice })),
      left: [2, 6].map((from) => ({ from, wide: 2, bottom: 1, high: 3, fill: lattice })),
    });
    for (const x of [1, 6, 13, 18])
      for (const z of [12, 15])
        site.lay(
          { x, z, y: 3, wide: 1, deep: 1, high: 2, paint: "grey" },
          { x, z, y: 5, wide: 1, deep: 1, high: 13, paint: post },
        );
    for (const z of [2, 8]) for (const x of [1, 18]) site.lay({ x, z, y: 3, wide: 1, deep: 1, high: 15, paint: post });
    ledge(site, { x: 0, z: 0, wide: 20, deep: 17 }, 18, post, 0);
    const shoulder = hipRoof(site, { x: -1, z: -1, wide: 22, deep: 19, y: 19, paint: roof, pitch: 2, steps: 5 });
    ledge(site, { x: 5, z: 5, wide: 10, deep: 7 }, shoulder, post, 0);
    const top = hipRoof(site, { x: 4, z: 4, wide: 12, deep: 9, y: shoulder + 1, paint: roof, pitch: 5 });
    for (const x of [7.4, 12.6])
      site.fit({ name: "finial", shape: () => new SphereGeometry(0.45, 18, 12).scale(1, 1.4, 1) }, [x, top + 1, 8.5], {
        paint: "gold",
      });
    site.fit(
      { name: "ridge", shape: () => new CylinderGeometry(0.3, 0.3, 5.4, 16).rotateZ(Math.PI / 2) },
      [10, top + 0.5, 8.5],
      {
        paint: "cocoa",
      },
    );
    for (const x of [6, 14]) {
      site.fit({ name: "pot", shape: pot }, [x, 2, 17.9], { paint: "clay" });
      site.fit({ name: "pot leaves", shape: () => new SphereGeometry(0.75, 18, 12) }, [x, 2 + 1.5 / plate, 17.9], {
        paint: "leaf",
      });
    }
    person(site, 10, 3, 14.4, { coat: "cream", trousers: "cocoa", hair: "ink" });
    bush(site, -2, 1, 18, "court");
    leafy(site, 21, 1, 1.5, "court", 3);
    for (const x of [2.5, 3.5, 16.5, 17.5]) flower(site, x, 1.5, 18.5, x < 10 ? "rose" : "sun");
  });
}
