import { CylinderGeometry, type Group, SphereGeometry, TorusGeometry } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { plate } from "../bricks.ts";
import { bush, leafy } from "../greenery.ts";
import { joined } from "../joined.ts";
import { cone, spanned } from "../moulds.ts";
import { doored, windowed } from "../openings.ts";
import { person } from "../peg-person.ts";
import { hipRoof } from "../roofs.ts";
import { ledge, room, topOf } from "../room.ts";
import { built, type Piece, type Site } from "../site.ts";

export type PagodaColours = { wall: Paint; beam: Paint; roof: Paint };

/** An upturned corner of an eave, pointing along +x and +z. */
const tip: Piece = {
  name: "eave tip",
  shape: () =>
    spanned(
      [
        [-0.5, 0, -0.5],
        [0.4, 0, -0.4],
        [-0.4, 0, 0.4],
        [-0.4, 0.3, -0.4],
        [1.05, 0.75, 1.05],
        [0.95, 0.95, 0.95],
      ],
      0.03,
    ),
};

const lantern: Piece = {
  name: "paper lantern",
  shape: () =>
    joined(
      new SphereGeometry(0.42, 16, 12).scale(1, 1.15, 1),
      new CylinderGeometry(0.2, 0.2, 1.1, 12),
      new CylinderGeometry(0.04, 0.04, 1.6, 6),
    ),
};

function tier(site: Site, side: number, y: number, courses: number, out: number, colours: PagodaColours): number {
  const { wall, beam, roof } = colours;
  const from = -side / 2;
  const box = { x: from, z: from, wide: side, deep: side, y, courses, paints: [wall] as const };
  const pane = windowed({ frame: beam, columns: 3, rows: 2, glass: "gold" });
  const wide = Math.max(2, side - 4);
  const gap = [{ from: (side - wide) / 2, wide, bottom: 0, high: Math.max(1, courses - 1), fill: pane }];
  const ground = y < 6;
  room(site, {
    ...box,
    front: ground ? [{ from: side / 2 - 1, wide: 2, bottom: 0, high: courses - 1, fill: doored(beam) }] : gap,
    back: gap,
    left: gap,
    right: gap,
  });
  for (const x of [from, -from - 1])
    for (const z of [from, -from - 1]) site.lay({ x, z, y, wide: 1, deep: 1, high: courses * 3, paint: beam });
  const top = topOf(box);
  ledge(site, box, top, beam, 1);
  const reach = side + out * 2;
  const next = hipRoof(site, {
    x: -reach / 2,
    z: -reach / 2,
    wide: reach,
    deep: reach,
    y: top + 1,
    paint: roof,
    pitch: 2,
    steps: out + 1,
  });
  const corner = reach / 2 - 0.2;
  for (let n = 0; n < 4; n += 1) {
    const angle = (n * Math.PI) / 2;
    const [x, z] = [
      Math.cos(angle) * corner + Math.sin(angle) * corner,
      Math.cos(angle) * corner - Math.sin(angle) * corner,
    ];
    site.fit(tip, [x, top + 1.4, z], { paint: roof, turn: n * 90 });
    site.fit(lantern, [x * 0.94, top - 0.6, z * 0.94], { paint: "sun", scale: 0.7 });
  }
  return next;
}

/** A pagoda whose tiers shrink upward, with turned-up eaves and lanterns. */
export function pagoda(colours: PagodaColours, random: Random): Group {
  return built(random, (site) => {
    site.lay({ x: -11, z: -11, y: 0, wide: 22, deep: 23, high: 1, paint: "sage" });
    ledge(site, { x: -8, z: -8, wide: 16, deep: 16 }, 1, "steel", 0, 2);
    for (let n = 0; n < 2; n += 1) ledge(site, { x: -2, z: 8 + n, wide: 4, deep: 1 }, 1, "mist", 0, 2 - n);
    ledge(site, { x: -2, z: 10, wide: 4, deep: 2 }, 1, "sand");
    let y = 3;
    for (const [side, courses] of [
      [12, 4],
      [10, 3],
      [8, 3],
      [6, 3],
      [4, 2],
    ] as const)
      y = tier(site, side, y, courses, 2, colours);
    site.fit({ name: "spire", shape: () => cone(1.6, 1.2).translate(0, 0.6, 0) }, [0, y, 0], { paint: colours.beam });
    site.fit(
      {
        name: "rings",
        finish: "metal",
        shape: () =>
          joined(
            new CylinderGeometry(0.1, 0.14, 5, 12).translate(0, 2.5, 0),
            ...Array.from({ length: 6 }, (_, n) =>
              new TorusGeometry(0.62 - n * 0.07, 0.09, 8, 24).rotateX(Math.PI / 2).translate(0, 1 + n * 0.55, 0),
            ),
            new SphereGeometry(0.28, 16, 12).translate(0, 5, 0),
          ),
      },
      [0, y + 1 / plate, 0],
      { paint: "gold" },
    );
    leafy(site, -8, 1, 9, "rose", 2);
    bush(site, 8, 1, 9, "court", 2);
    bush(site, -11, 1, -11, "leaf", 3);
    person(site, 3.6, 1.4, 10.4, { coat: "plum", trousers: "plum", hair: "ink", turn: -16 });
  });
}
