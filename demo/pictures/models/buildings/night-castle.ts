import { type Group, SphereGeometry, TorusGeometry } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { plate } from "../bricks.ts";
import { joined } from "../joined.ts";
import { spanned } from "../moulds.ts";
import { doored, windowed } from "../openings.ts";
import { raised } from "../raised-shape.ts";
import { gableRoof, hipRoof } from "../roofs.ts";
import { ledge, room, topOf } from "../room.ts";
import { built, type Piece, type Site } from "../site.ts";
import { scaledCone } from "./gatehouse.ts";

export type NightColours = { wall: Paint; trim: Paint; roof: Paint; glow: Paint };

const crag = (wide: number, high: number): Piece => ({
  name: `crag ${wide} ${high}`,
  shape: () =>
    spanned([
      [-wide / 2, 0, -wide / 2],
      [wide / 2, 0, -wide / 2],
      [wide / 2, 0, wide / 2],
      [-wide / 2, 0, wide / 2],
      [-wide * 0.3, high * 0.7, -wide * 0.3],
      [wide * 0.34, high, -wide * 0.22],
      [wide * 0.3, high * 0.62, wide * 0.32],
      [-wide * 0.2, high * 0.5, wide * 0.36],
    ]),
});

const bat: Piece = {
  name: "bat",
  shape: () =>
    joined(
      raised(
        [
          [0, 0.1],
          [0.5, 0.4],
          [1.2, 0.32],
          [1, 0],
          [0.6, 0.06],
          [0.3, -0.2],
          [0, -0.1],
          [-0.3, -0.2],
          [-0.6, 0.06],
          [-1, 0],
          [-1.2, 0.32],
          [-0.5, 0.4],
        ],
        0.1,
        0.03,
      ),
      new SphereGeometry(0.2, 12, 8).translate(0, 0.08, 0.08),
    ),
};

function tower(
  site: Site,
  x: number,
  z: number,
  y: number,
  courses: number,
  wide: number,
  colours: NightColours,
): void {
  for (let n = 0; n < courses; n += 1)
    site.lay({
      x,
      z,
      y: y + n * 3,
      wide,
      deep: wide,
      paint: n % 3 === 2 ? colours.trim : colours.wall,
      shape: "round",
    });
  const [cx, cz, radius] = [x + wide / 2, z + wide / 2, wide / 2];
  const top = y + courses * 3;
  const pane = windowed({ columns: 1, rows: 2, frame: colours.trim, glass: colours.glow, finish: "plastic" });
  for (const turn of [0, 90, 200]) {
    const angle = (turn * Math.PI) / 180;
    const out = radius - 0.12;
    pane(site, { x: cx + Math.sin(angle) * out, y: top - 4.4, z: cz + Math.cos(angle) * out, wide: 1, high: 4, turn });
  }
  site.lay({
    x: x - 1,
    z: z - 1,
    y: top,
    wide: wide + 2,
    deep: wide + 2,
    high: 1,
    paint: colours.trim,
    shape: "round",
  });
  site.fit(scaledCone(radius + 0.7, radius * 4.4, 9), [cx, top + 1, cz], { paint: colours.roof });
  site.fit(
    { name: "ball", shape: () => new SphereGeometry(0.22, 16, 12) },
    [cx, top + 1 + (radius * 4.4) / plate, cz],
    {
      paint: colours.glow,
    },
  );
}

/** A dark castle on crags, with lit windows and roofs as sharp as needles. */
export function nightCastle(colours: NightColours, random: Random): Group {
  const { wall, trim, roof, glow } = colours;
  return built(random, (site) => {
    site.lay({ x: -1, z: -1, y: 0, wide: 20, deep: 18, high: 1, paint: "navy", shape: "tile" });
    site.lay({ x: 1, z: 0, y: 1, wide: 16, deep: 12, high: 5, paint: "ink" });
    for (const [x, z, wide, high] of [
      [2, 12.6, 3, 2.6],
      [15.6, 12.4, 3.4, 3.4],
      [17.4, 6, 3, 2.8],
      [17, 1, 3.4, 3.6],
      [0.6, 2, 3, 3],
      [0.4, 8, 3, 2.2],
    ] as const)
      site.fit(crag(wide, high), [x, 1, z], { paint: "charcoal", turn: x * 47 });
    const hall = { x: 4, z: 3, wide: 9, deep: 7, y: 6, courses: 8, paints: [wall] } as const;
    const lit = windowed({ columns: 2, rows: 3, frame: trim, glass: glow, finish: "plastic" });
    room(site, {
      ...hall,
      front: [
        { from: 3, wide: 3, bottom: 0, high: 3, fill: doored("brickDark"), arch: 1, archPaint: trim },
        ...[1, 7].flatMap((from) => [1, 5].map((bottom) => ({ from, wide: 1, bottom, high: 2, fill: lit }))),
        { from: 3, wide: 3, bottom: 5, high: 2, fill: lit },
      ],
      right: [{ from: 3, wide: 2, bottom: 3, high: 3, fill: lit }],
      left: [{ from: 3, wide: 2, bottom: 3, high: 3, fill: lit }],
      back: [2, 5].map((from) => ({ from, wide: 2, bottom: 3, high: 3, fill: lit })),
    });
    gableRoof(site, { x: 3, z: 2, wide: 11, deep: 9, y: topOf(hall), paint: roof, gable: wall, along: "z", pitch: 3 });
    const rose = { name: "rose window", shape: () => new TorusGeometry(0.9, 0.18, 10, 30) };
    site.fit(rose, [8.5, topOf(hall) + 4.4, 9.05], { paint: trim });
    site.fit(
      { name: "rose glass", shape: () => new SphereGeometry(0.85, 24, 8).scale(1, 1, 0.16) },
      [8.5, topOf(hall) + 4.4, 9.02],
      {
        paint: glow,
      },
    );
    tower(site, 1, 7, 6, 9, 4, colours);
    tower(site, 12, 7, 6, 7, 4, colours);
    tower(site, 12, 1, 6, 14, 4, colours);
    const keep = { x: 2, z: 0, wide: 5, deep: 5, y: 6, courses: 12, paints: [wall] } as const;
    room(site, {
      ...keep,
      left: [{ from: 2, wide: 1, bottom: 9, high: 2, fill: lit }],
      front: [{ from: 2, wide: 1, bottom: 9, high: 2, fill: lit }],
    });
    ledge(site, keep, topOf(keep), trim, 1);
    hipRoof(site, { x: 1, z: -1, wide: 7, deep: 7, y: topOf(keep) + 1, paint: roof, pitch: 7 });
    for (let n = 0; n < 5; n += 1)
      site.lay({
        x: 7,
        z: 12 + n,
        y: 1,
        wide: 3,
        deep: 1,
        high: 5 - n,
        paint: n % 2 ? "cocoa" : "wood",
        shape: "tile",
      });
    for (const [x, y, z] of [
      [5.4, 46, 11],
      [9, 54, 10],
      [11, 62, 9],
    ] as const)
      site.fit(bat, [x, y, z], { paint: "ink", turn: x * 9, lean: [-10, x * 3 - 14] });
  });
}
