import { DoubleSide, Group, SphereGeometry } from "three";
import { plastic } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { between, type Random } from "../../stage/random.ts";
import { copies, type Place } from "../sewing/copies.ts";
import { timber } from "../sewing/natural-materials.ts";
import { part } from "../sewing/part.ts";
import { cord, type Point, surface } from "../surface.ts";

const [long, broad, tall] = [15.5, 4.2, 2.6];

type Hollow = { readonly x: number; readonly z: number; readonly radius: number; readonly depth: number };

const cups: readonly Hollow[] = [0, 1, 2, 3, 4, 5, 6].flatMap((n) =>
  [-1.75, 1.75].map((z) => ({ x: -8.4 + n * 2.8, z, radius: 1.2, depth: 1.15 })),
);
const stores: readonly Hollow[] = [-12.1, 12.1].map((x) => ({ x, z: 0, radius: 2, depth: 1.5 }));

/** Half of the board's width at some place of its length: a boat with blunt ends. */
const beam = (t: number) => broad * (1 - 0.12 * t * t) * (1 - Math.abs(t) ** 7) ** 0.5;

/** How deep the carving is at a place. */
const carved = (x: number, z: number) =>
  Math.max(
    0,
    ...[...cups, ...stores].map((cup) => {
      const far = Math.hypot(x - cup.x, z - cup.z) / cup.radius;
      return far < 1 ? cup.depth * Math.sqrt(1 - far * far) ** 1.1 : 0;
    }),
  );

/** The Indonesian board of sixteen hollows, its ends raised like a boat's, cowries shared out for the first move. */
export function congklak(wood: Paint, dark: Paint, shells: Paint, random: Random): Group {
  const group = new Group();
  const board = timber(wood, 5);
  board.side = DoubleSide;
  const rise = (t: number) => tall + 1.5 * Math.abs(t) ** 5;
  const top = surface(270, 80, (u, v) => {
    const t = u * 2 - 1;
    const [x, z] = [t * long, (v * 2 - 1) * Math.max(0.05, beam(t) - 0.14)];
    return [x, rise(t) - carved(x, z), z];
  });
  part(group, top, board);
  // The hull below, and a rounded edge all around.
  part(
    group,
    surface(120, 24, (u, v) => {
      const t = u * 2 - 1;
      const angle = v * Math.PI;
      const under = 1 - 0.28 * Math.sin(angle) * Math.abs(t) ** 3;
      return [
        t * long * (1 - 0.05 * Math.sin(angle)),
        rise(t) - (rise(t) - 0.25) * Math.sin(angle) ** 0.55 * under,
        Math.cos(angle) * beam(t) * (1 - 0.14 * Math.sin(angle) ** 3),
      ];
    }),
    timber(dark, 5),
  );
  for (const side of [-1, 1]) {
    const edge = Array.from({ length: 41 }, (_, n): Point => {
      const t = Math.sin((n / 40 - 0.5) * Math.PI) * 0.999;
      return [t * long, rise(t), side * Math.max(0.02, beam(t) - 0.1)];
    });
    part(group, cord(edge, 0.2), timber(dark, 5));
    // A foot under each end, and a carved scroll on the bow.
    part(
      group,
      cord(
        [
          [side * 9, 0.22, -2.6],
          [side * 9, 0.22, 2.6],
        ],
        0.34,
      ),
      timber(dark, 5),
    );
    const scroll = Array.from({ length: 26 }, (_, n): Point => {
      const [angle, r] = [n * 0.42, 0.25 + n * 0.052];
      return [side * (long - 0.1 - Math.cos(angle) * r), rise(1) + 0.9 - Math.sin(angle) * r, 0];
    });
    part(group, cord(scroll, 0.24), timber(dark, 5));
  }
  const places: Place[] = cups.flatMap((cup) =>
    Array.from({ length: 7 }, (_, n) => {
      const [angle, r] = [n * 2.4 + cup.x + random(), 0.72 * Math.sqrt((n + 0.3) / 7)];
      return {
        at: [cup.x + Math.cos(angle) * r, tall - 0.8 + 0.5 * r * r + (n % 3) * 0.12, cup.z + Math.sin(angle) * r],
        turn: [between(random, -0.6, 0.6), random() * 6, between(random, -0.6, 0.6)],
        size: [1.05, 0.62, 0.72],
      } satisfies Place;
    }),
  );
  group.add(copies(new SphereGeometry(0.34, 16, 12), plastic(shells), places));
  group.add(
    copies(
      new SphereGeometry(0.2, 10, 8),
      plastic("clay"),
      places.map(({ at, turn }) => ({
        at: [at[0], at[1] + 0.14, at[2]] as const,
        turn,
        size: [1.4, 0.5, 0.4] as const,
      })),
    ),
  );
  return group;
}
