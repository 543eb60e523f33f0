import type { View } from "../look.ts";

export type Portrait = {
  /** Turn and height of the first picture. */
  readonly around?: number;
  readonly above?: number;
  /** Where the face is, in parts of the size from the middle, and how near it is looked at. */
  readonly face?: readonly [number, number, number];
  readonly near?: number;
  readonly turn?: number;
};

/** A creature from the front at an angle, from behind on its other side, and its face. */
export function portrait({
  around = 28,
  above = 14,
  face = [0.04, 0.24, 0.3],
  near = 1.32,
  turn = -16,
}: Portrait = {}): readonly [View, View, View] {
  return [
    { around, above, fill: 0.82 },
    { around: around + 195, above: above + 8, fill: 0.82 },
    { around: turn, above: above + 2, fill: near, toward: face },
  ];
}
