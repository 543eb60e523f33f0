import { CylinderGeometry, type Group } from "three";
import type { Random } from "../../stage/random.ts";
import { type CastleColours, castle } from "../castle.ts";
import { bush, flower } from "../greenery.ts";
import { joined, slab } from "../joined.ts";
import { windowed } from "../openings.ts";
import { person } from "../peg-person.ts";
import { built, type Piece } from "../site.ts";

const grate: Piece = {
  name: "grate",
  shape: () =>
    joined(
      ...[-1.5, -0.75, 0, 0.75, 1.5].map((x) => new CylinderGeometry(0.09, 0.09, 2.4, 8).translate(x, 0, 0)),
      ...[-0.7, 0.3].map((y) => slab([3.6, 0.14, 0.14], [0, y, 0])),
    ),
};

const banner: Piece = {
  name: "banner",
  shape: () => joined(slab([1.2, 3, 0.1], [0, 0, 0], 0.04), slab([1.5, 0.18, 0.2], [0, 1.5, 0.02], 0.06)),
};

/** The four-towered castle with its gate arched and barred, banners on the wall and life in the yard. */
export function fourTowerCastle(colours: CastleColours, random: Random): Group {
  const whole = castle(colours, random);
  const dressing = built(random, (site) => {
    site.lay(
      { x: 7, z: 15, y: 4, wide: 4, deep: 1, high: 9, paint: colours.accent, shape: "arch" },
      { x: 7, z: 14, y: 1, wide: 4, deep: 5, high: 1, paint: "sand", shape: "tile" },
    );
    site.fit(grate, [9, 10.4, 15.4], { paint: "charcoal" });
    for (const x of [5.4, 12.6]) {
      site.fit(banner, [x, 11.6, 16.06], { paint: colours.flag });
      site.fit({ name: "banner mark", shape: () => slab([0.44, 1.5, 0.14], [0, 0, 0], 0.04) }, [x, 11.6, 16.08], {
        paint: colours.roof,
      });
    }
    const slit = windowed({ frame: colours.accent, columns: 1, rows: 2, glass: "navy" });
    for (const x of [2, 16]) slit(site, { x, y: 15.5, z: 16.9, wide: 1, high: 4, turn: 0 });
    slit(site, { x: 14.5, y: 29, z: 4.9, wide: 1, high: 4, turn: 0 });
    slit(site, { x: 17.9, y: 15.5, z: 15, wide: 1, high: 4, turn: 90 });
    person(site, 6.4, 1.4, 18.2, { coat: colours.flag, hat: "steel" });
    bush(site, -1, 1, 18, "court");
    for (const x of [13.5, 14.5, 15.5]) flower(site, x, 1.4, 18.5, x === 14.5 ? "sun" : "rose");
  }).children[0];
  dressing?.position.set(0, 0, 0);
  if (dressing) whole.children[0]?.add(dressing);
  return whole;
}
