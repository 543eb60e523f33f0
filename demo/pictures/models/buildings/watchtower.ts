import { CylinderGeometry, type Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { bush, fir } from "../greenery.ts";
import { joined, slab } from "../joined.ts";
import { doored, windowed } from "../openings.ts";
import { person } from "../peg-person.ts";
import { hipRoof } from "../roofs.ts";
import { ledge, room, topOf } from "../room.ts";
import { built, type Piece } from "../site.ts";
import { flagOn } from "../street-things.ts";

export type WatchtowerColours = { stone: Paint; quoin: Paint; timber: Paint; roof: Paint };

const ladder = (rungs: number): Piece => ({
  name: `ladder ${rungs}`,
  shape: () =>
    joined(
      ...[-0.5, 0.5].map((x) => slab([0.16, rungs * 0.6 + 0.4, 0.16], [x, (rungs * 0.6 + 0.4) / 2, 0])),
      ...Array.from({ length: rungs }, (_, n) =>
        new CylinderGeometry(0.07, 0.07, 1, 10).rotateZ(Math.PI / 2).translate(0, 0.4 + n * 0.6, 0),
      ),
    ),
});

/** A lonely tower at the edge of the forest: stone below, a timber gallery above. */
export function watchtower(colours: WatchtowerColours, random: Random): Group {
  const { stone, quoin, timber, roof } = colours;
  return built(random, (site) => {
    site.lay({ x: -5, z: -4, y: 0, wide: 17, deep: 15, high: 1, paint: "court" });
    const shaft = { x: 0, z: 0, wide: 7, deep: 7, y: 1, courses: 11, paints: [stone, stone, stone, quoin] } as const;
    const slit = windowed({ frame: quoin, columns: 1, rows: 1, glass: "navy" });
    room(site, {
      ...shaft,
      front: [
        { from: 2, wide: 3, bottom: 0, high: 3, fill: doored(timber), arch: 1, archPaint: quoin },
        { from: 3, wide: 1, bottom: 7, high: 2, fill: slit },
      ],
      right: [4, 8].map((bottom) => ({ from: 3, wide: 1, bottom, high: 2, fill: slit })),
      left: [{ from: 3, wide: 1, bottom: 6, high: 2, fill: slit }],
    });
    for (const [x, z, turn] of [
      [-1, 2, 3],
      [-1, 5, 3],
      [7, 2, 1],
      [7, 5, 1],
      [7, -0, 1],
    ] as const)
      site.lay({ x, z, y: 1, wide: 1, deep: 1, high: 9, paint: quoin, shape: "roof", turn });
    const top = topOf(shaft);
    for (const at of [0, 3, 6])
      site.lay(
        { x: at, z: 7, y: top - 3, wide: 1, deep: 1, paint: timber, shape: "brace", turn: 0 },
        { x: 7, z: at, y: top - 3, wide: 1, deep: 1, paint: timber, shape: "brace", turn: 1 },
        { x: at, z: -1, y: top - 3, wide: 1, deep: 1, paint: timber, shape: "brace", turn: 2 },
        { x: -1, z: at, y: top - 3, wide: 1, deep: 1, paint: timber, shape: "brace", turn: 3 },
      );
    ledge(site, shaft, top, "cocoa", 1);
    const rail = { x: -1, z: -1, wide: 9, deep: 9, y: top + 1, courses: 1, paints: [timber] } as const;
    room(site, rail);
    for (const x of [-1, 3, 7])
      for (const z of [-1, 3, 7])
        if (x !== 3 || z !== 3) site.lay({ x, z, y: top + 4, wide: 1, deep: 1, high: 6, paint: "cocoa" });
    ledge(site, rail, top + 10, timber, 0);
    const peak = hipRoof(site, { x: -2, z: -2, wide: 11, deep: 11, y: top + 11, paint: roof, pitch: 4 });
    flagOn(site, 3.5, peak, 3.5, "sun", 3);
    person(site, 1.6, top + 1, 6.2, { coat: "sea", hat: "steel" });
    site.fit(
      { name: "bell", shape: () => new CylinderGeometry(0.25, 0.7, 1.1, 24), finish: "metal" },
      [5.4, top + 7.6, 6],
      { paint: "gold" },
    );
    site.fit(ladder(10), [-2.2, 1, 4], { paint: "wood", turn: 270, lean: [-12, 0] });
    fir(site, -2.6, 1, -1, 5);
    fir(site, 10, 1, 8, 3, "leaf");
    fir(site, 10, 1, -1.5, 4);
    bush(site, -4, 1, 8, "leaf");
    site.lay({ x: 2, z: 7, y: 1, wide: 3, deep: 4, high: 1, paint: "sand", shape: "tile" });
  });
}
