import { type BufferGeometry, CylinderGeometry } from "three";
import type { Paint } from "../../stage/palette.ts";
import { between, pick, type Random } from "../../stage/random.ts";
import { plate } from "../bricks.ts";
import { joined, slab } from "../joined.ts";
import { cone } from "../moulds.ts";
import type { Piece, Site } from "../site.ts";
import type { Point } from "../surface.ts";
import { wedge } from "../wedge.ts";

const studs = (wide: number, deep: number, y: number): BufferGeometry[] =>
  Array.from({ length: wide * deep }, (_, n) =>
    new CylinderGeometry(0.29, 0.3, 0.2, 18).translate(
      (n % wide) + 0.5 - wide / 2,
      y + 0.1,
      Math.floor(n / wide) + 0.5 - deep / 2,
    ),
  );

/** A brick by itself, its middle at the origin. */
export const brickPiece = (wide: number, deep: number, high = 3): Piece => ({
  name: `loose ${wide} ${deep} ${high}`,
  shape: () => {
    const tall = high * plate;
    return joined(slab([wide - 0.04, tall, deep - 0.04], [0, 0, 0], 0.06), ...studs(wide, deep, tall / 2));
  },
});

export const slopePiece: Piece = { name: "loose slope", shape: () => wedge(1.95, 1.95, 1.2) };
export const roundPiece: Piece = {
  name: "loose round",
  shape: () => joined(new CylinderGeometry(0.97, 0.97, 1.2, 28), ...studs(2, 2, 0.6)),
};
export const conePiece: Piece = { name: "loose cone", shape: () => cone(1.9, 1.6) };

const kinds: readonly [Piece, ...Piece[]] = [
  brickPiece(4, 2),
  brickPiece(4, 2),
  brickPiece(2, 2),
  brickPiece(2, 2),
  brickPiece(3, 2),
  brickPiece(2, 2, 1),
  brickPiece(4, 1),
  slopePiece,
  roundPiece,
];

export type Mood = readonly [Paint, ...Paint[]];

/** A brick dropped somewhere: any way up, unless `lean` limits it. */
export function dropped(site: Site, at: Point, mood: Mood, lean = 30): void {
  const { random } = site;
  site.fit(pick(random, kinds), at, {
    paint: pick(random, mood),
    turn: between(random, 0, 360),
    lean: [between(random, -lean, lean), between(random, -lean, lean)],
  });
}

/** Bricks heaped inside a rim; `within`: whether a place is inside, `y` is the rim in plates. */
export function heap(site: Site, size: { wide: number; deep: number; round?: boolean }, y: number, mood: Mood): void {
  const { wide, deep, round = false } = size;
  const step = 2.05;
  for (let layer = 0; layer < 2; layer += 1) {
    const shrink = layer === 0 ? 1.05 : 2.1;
    for (let x = -wide / 2 + shrink; x <= wide / 2 - shrink + 0.01; x += step)
      for (let z = -deep / 2 + shrink; z <= deep / 2 - shrink + 0.01; z += step) {
        const [u, v] = [x / (wide / 2), z / (deep / 2)];
        if (round && Math.hypot(u, v) > 0.82) continue;
        const dome = (1 - u * u) * (1 - v * v);
        const level = y - 2.2 + layer * 2.3 + dome * 2 + between(site.random, -0.5, 0.5);
        dropped(site, [x + jitter(site.random), level, z + jitter(site.random)], mood, layer === 0 ? 16 : 26);
      }
  }
}

const jitter = (random: Random) => between(random, -0.3, 0.3);
