import type { Paint } from "../../stage/palette.ts";
import type { Piece, Spot } from "./cloth.ts";
import type { TopPieces } from "./top-cut.ts";

/** A part of a garment in another paint; small parts need a less `fine` grid. */
export type Field = {
  readonly paint: Paint;
  readonly fine?: number;
  readonly on: (pieces: TopPieces) => Piece;
};

const mixed = (a: number, b: number, share: number) => a + (b - a) * share;

/** A band across the body between two heights, in parts of its length from the hem (0) to the shoulders (1). */
export const hoop = (paint: Paint, from: number, to: number, bend: (x: number) => number = () => 0): Field => ({
  paint,
  on:
    ({ top, bottom, halfAt, topAt }) =>
    (u, v) => {
      const level = mixed(bottom, top, mixed(from, to, v));
      const x = (u * 2 - 1) * halfAt(level + bend(1) * 0.5);
      return [x, Math.max(level + bend(x), topAt(x))];
    },
});

/** A stripe from hem to shoulder between two places across, from -1 at one side to 1 at the other. */
export const pole = (paint: Paint, from: number, to: number, until = 1): Field => ({
  paint,
  on:
    ({ bottom, halfAt, topAt, hem }) =>
    (u, v) => {
      const share = mixed(from, to, u);
      const foot = hem(share / 2 + 0.5);
      const rough = mixed(bottom, topAt(foot[0] * 0.86), v * until);
      const x = Math.abs(share) < 0.8 ? foot[0] : share * Math.min(halfAt(rough), halfAt(bottom));
      return [x, mixed(foot[1], topAt(x), v * until)];
    },
});

/** A band that runs from the left shoulder down to the right of the hem. */
export const sash = (paint: Paint, wide: number, shift = 0): Field => ({
  paint,
  on:
    ({ top, bottom, halfAt, topAt }) =>
    (u, v): Spot => {
      const z = mixed(bottom, top + 0.05, v);
      const half = halfAt(z);
      const heart = mixed(3.6, -3.4, v) + shift;
      const x = Math.min(half, Math.max(-half, heart + (u - 0.5) * wide));
      return [x, Math.max(z, topAt(x) + 0.05)];
    },
});

/** Everything above a line over the chest. */
export const yoke = (paint: Paint, from: number, bend: (x: number) => number = () => 0): Field => ({
  paint,
  on:
    ({ top, bottom, halfAt, topAt }) =>
    (u, v) => {
      const base = mixed(bottom, top, from);
      const half = halfAt(base);
      const rough = (u * 2 - 1) * half;
      const low = base + bend(rough);
      const z = mixed(low, topAt(rough), v);
      const x = (u * 2 - 1) * Math.min(half, halfAt(z));
      return [x, Math.max(mixed(low, topAt(x), v), topAt(x))];
    },
});

/** Blocks in two paints side by side, like bricks in a wall. */
export const wall = (paint: Paint, rows: readonly number[], count: number): Field[] =>
  rows.flatMap((level, row) =>
    Array.from({ length: count }, (_, n): Field => {
      const start = -0.88 + ((n + (row % 2) * 0.5) / (count + 0.5)) * 1.76;
      return {
        paint,
        fine: 0.35,
        on:
          ({ top, bottom, halfAt }) =>
          (u, v) => {
            const z = mixed(bottom, top, level + v * 0.052);
            return [mixed(start, start + 1.54 / (count + 0.5), u) * halfAt(z), z];
          },
      };
    }),
  );
