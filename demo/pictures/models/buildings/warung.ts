import { CylinderGeometry, type Group, SphereGeometry } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { bush, palm } from "../greenery.ts";
import { joined, slab } from "../joined.ts";
import { windowed } from "../openings.ts";
import { person } from "../peg-person.ts";
import { room, topOf } from "../room.ts";
import { signBoard } from "../sign-board.ts";
import { built, type Piece } from "../site.ts";
import { awning, bench, crate } from "../street-things.ts";

export type WarungColours = { wall: Paint; counter: Paint; roof: Paint; awning: readonly [Paint, Paint] };

const jar: Piece = { name: "jar", shape: () => new CylinderGeometry(0.36, 0.36, 0.8, 18), finish: "clear" };
const lid: Piece = { name: "jar lid", shape: () => new CylinderGeometry(0.38, 0.38, 0.2, 18) };
const sweets: Piece = { name: "sweets", shape: () => new CylinderGeometry(0.28, 0.28, 0.5, 14) };

/** A stem of bananas. */
const bananas: Piece = {
  name: "bananas",
  shape: () =>
    joined(
      ...Array.from({ length: 14 }, (_, n) => {
        const angle = n * 1.3;
        return new SphereGeometry(0.17, 10, 8)
          .scale(1, 2.4, 1)
          .rotateZ(0.5)
          .translate(0.28, -0.2 - Math.floor(n / 4) * 0.42, 0)
          .rotateY(angle);
      }),
    ),
};

const corrugated = (wide: number, deep: number): Piece => ({
  name: "corrugated roof",
  shape: () =>
    joined(
      ...Array.from({ length: wide * 2 }, (_, n) =>
        new CylinderGeometry(0.3, 0.3, deep, 12)
          .rotateX(Math.PI / 2)
          .scale(1, 0.6, 1)
          .translate(n / 2 + 0.25 - wide / 2, 0, 0),
      ),
    ),
});

/** A street stall with an open counter, jars, fruit and a bench for guests. */
export function warung(colours: WarungColours, random: Random): Group {
  const { wall, counter, roof } = colours;
  return built(random, (site) => {
    site.lay({ x: -2, z: -2, y: 0, wide: 18, deep: 16, high: 1, paint: "sage" });
    site.lay({ x: -1, z: 7, y: 1, wide: 14, deep: 6, high: 1, paint: "clay", shape: "tile" });
    const hut = { x: 0, z: 0, wide: 12, deep: 8, y: 1, courses: 6, paints: [wall] } as const;
    const shutter = windowed({ frame: "white", columns: 2, rows: 3, shutters: counter });
    room(site, {
      ...hut,
      front: [{ from: 1, wide: 10, bottom: 2, high: 4 }],
      right: [{ from: 3, wide: 2, bottom: 2, high: 3, fill: shutter }],
      left: [{ from: 3, wide: 2, bottom: 2, high: 3, fill: shutter }],
    });
    site.lay({ x: 0, z: 8, y: 2, wide: 12, deep: 1, high: 5, paint: counter });
    for (let x = 0; x < 12; x += 2)
      site.fit({ name: "panel", shape: () => slab([1.7, 1.5, 0.14]) }, [x + 1, 4.5, 9.03], {
        paint: x % 4 ? "white" : "sun",
      });
    site.lay({ x: 0, z: 7, y: 7, wide: 12, deep: 3, high: 1, paint: "wood", shape: "tile" });
    site.lay({ x: 1, z: 1, y: 10, wide: 10, deep: 1, high: 1, paint: "wood", shape: "tile" });
    const top = topOf(hut);
    site.lay(
      { x: 0, z: 0, y: top, wide: 12, deep: 1, high: 1, paint: "wood" },
      { x: 0, z: 7, y: top, wide: 12, deep: 1, high: 4, paint: "wood" },
    );
    site.fit(corrugated(15, 11.4), [6, top + 4, 3.8], { paint: roof, lean: [-10, 0] });
    awning(site, { x: 6, y: top - 0.6, z: 8 }, 12, colours.awning, 3);
    site.add(signBoard({ words: "WARUNG", wide: 7, high: 1.7, board: counter, ink: "cream" }), [6, top + 5, 9.3]);
    for (const [n, paint] of (["brick", "sun", "leaf", "orange"] as const).entries()) {
      const x = 1.4 + n * 1.1;
      site.fit(sweets, [x, 9, 8.6], { paint });
      site.fit(jar, [x, 9.2, 8.6], { paint: "white" });
      site.fit(lid, [x, 10.4, 8.6], { paint: "brick" });
    }
    for (const [x, paint] of [
      [2, "coral"],
      [3.4, "mint"],
      [4.8, "sun"],
      [6.4, "sea"],
      [8, "rose"],
      [9.4, "lime"],
    ] as const)
      site.fit({ name: "packet", shape: () => slab([0.9, 1.2, 0.5], [0, 0.6, 0], 0.1) }, [x, 11, 1.5], { paint });
    site.fit(bananas, [10.6, top - 3.4, 8.5], { paint: "sun" });
    person(site, 7.4, 4.5, 5.4, { coat: "brick", hair: "ink" });
    person(site, 3, 2, 11.6, { coat: "sea", hair: "cocoa", turn: 150 });
    crate(site, 10.6, 2, 10.6, "orange");
    crate(site, 10.4, 4.6, 10.6, "leaf", "wood", 12);
    bench(site, 5.8, 2, 11.2, 0);
    bush(site, 13, 1, 1, "leaf");
    palm(site, 14.4, 1, 8, 12, 0.03);
  });
}
