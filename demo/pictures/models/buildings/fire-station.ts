import { CapsuleGeometry, CylinderGeometry, type Group, SphereGeometry, TorusGeometry } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { plate } from "../bricks.ts";
import { joined } from "../joined.ts";
import { rolled, windowed } from "../openings.ts";
import { person } from "../peg-person.ts";
import { hipRoof, parapet } from "../roofs.ts";
import { ledge, room, topOf } from "../room.ts";
import { signBoard } from "../sign-board.ts";
import { built, type Piece } from "../site.ts";
import { flagOn } from "../street-things.ts";

export type FireStationColours = { wall: Paint; band: Paint; gate: Paint; roof: Paint };

const hydrant: Piece = {
  name: "hydrant",
  shape: () =>
    joined(
      new CapsuleGeometry(0.45, 1, 8, 20).translate(0, 0.95, 0),
      new CylinderGeometry(0.6, 0.6, 0.2, 20).translate(0, 0.1, 0),
      new CylinderGeometry(0.24, 0.24, 1.4, 14).rotateZ(Math.PI / 2).translate(0, 1.05, 0),
      new CylinderGeometry(0.12, 0.2, 0.3, 12).translate(0, 2, 0),
    ),
};

/** A fire station with two engine bays and a hose tower. */
export function fireStation(colours: FireStationColours, random: Random): Group {
  const { wall, band, gate, roof } = colours;
  return built(random, (site) => {
    site.lay({ x: -2, z: -1, y: 0, wide: 25, deep: 18, high: 1, paint: "steel" });
    site.lay({ x: 0, z: 10, y: 1, wide: 14, deep: 7, high: 1, paint: "charcoal", shape: "tile" });
    for (const x of [1, 7, 13])
      site.lay({ x: x - 0, z: 10, y: 2, wide: 1, deep: 7, high: 0.3, paint: "sun", shape: "tile" });
    const low = { x: 0, z: 0, wide: 15, deep: 10, y: 1, courses: 6, paints: [wall] } as const;
    const pane = windowed({ frame: "white", columns: 2, rows: 2, sill: band });
    room(site, {
      ...low,
      front: [1, 8].map((from) => ({ from, wide: 6, bottom: 0, high: 5, fill: rolled(gate, "steel") })),
      left: [2, 6].map((from) => ({ from, wide: 2, bottom: 2, high: 2, fill: pane })),
      back: [3, 9].map((from) => ({ from, wide: 3, bottom: 2, high: 2, fill: pane })),
    });
    ledge(site, low, topOf(low), band, 0);
    const high = { ...low, y: topOf(low) + 1, courses: 4 };
    room(site, {
      ...high,
      front: [1, 5, 8, 12].map((from) => ({ from, wide: 2, bottom: 1, high: 2, fill: pane })),
      left: [2, 6].map((from) => ({ from, wide: 2, bottom: 1, high: 2, fill: pane })),
      back: [2, 6, 10].map((from) => ({ from, wide: 2, bottom: 1, high: 2, fill: pane })),
    });
    const flat = topOf(high);
    ledge(site, high, flat, band, 0);
    parapet(site, { x: 0, z: 0, wide: 15, deep: 10, y: flat + 1, paint: wall, coping: band });
    site.lay(
      { x: 4, z: 9, y: flat + 5, wide: 7, deep: 1, high: 3, paint: wall },
      { x: 4, z: 9, y: flat + 8, wide: 7, deep: 1, high: 1, paint: band, shape: "tile" },
    );
    site.add(signBoard({ words: "PEMADAM", wide: 7.6, high: 1.6, board: "white", ink: "brick" }), [
      7.5,
      flat + 3.6,
      10.2,
    ]);
    const tower = { x: 15, z: 2, wide: 6, deep: 6, y: 1, courses: 16, paints: [wall] } as const;
    const slit = windowed({ frame: "white", columns: 1, rows: 3 });
    room(site, {
      ...tower,
      front: [
        { from: 2, wide: 2, bottom: 4, high: 3, fill: slit },
        { from: 2, wide: 2, bottom: 9, high: 3, fill: slit },
        { from: 1, wide: 4, bottom: 13, high: 1, arch: 1, archPaint: band },
      ],
      right: [
        { from: 2, wide: 2, bottom: 4, high: 3, fill: slit },
        { from: 2, wide: 2, bottom: 9, high: 3, fill: slit },
        { from: 1, wide: 4, bottom: 13, high: 1, arch: 1, archPaint: band },
      ],
    });
    for (const y of [topOf(low), 37]) ledge(site, tower, y, band, 0);
    ledge(site, tower, topOf(tower), band, 1);
    const peak = hipRoof(site, { x: 14, z: 1, wide: 8, deep: 8, y: topOf(tower) + 1, paint: roof, pitch: 3 });
    flagOn(site, 18, peak, 5, "brick", 2.6);
    site.fit(
      { name: "siren", shape: () => new SphereGeometry(0.55, 20, 12).scale(1, 1.2, 1) },
      [2.5, flat + 6.4, 9.5],
      { paint: "sea" },
    );
    site.fit({ name: "siren foot", shape: () => new CylinderGeometry(0.6, 0.7, 0.4, 20) }, [2.5, flat + 5.4, 9.5], {
      paint: "white",
    });
    site.fit(hydrant, [16.4, 1, 12], { paint: "sun" });
    const hose: Piece = { name: "hose", shape: () => new TorusGeometry(0.7, 0.2, 10, 28) };
    for (const n of [0, 1]) site.fit(hose, [18, 9 + n * 0.4, 8.2 + n * 0.2], { paint: "cream", scale: 1 - n * 0.35 });
    person(site, 18.8, 1, 13.6, { coat: "ink", trousers: "ink", hat: "sun", turn: -10 });
    site.fit(
      { name: "coat stripe", shape: () => new CylinderGeometry(0.65, 0.66, 0.16, 28) },
      [18.8, 1 + 1.4 / plate, 13.6],
      { paint: "lime" },
    );
  });
}
