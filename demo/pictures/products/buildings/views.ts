import type { View } from "../look.ts";

type Views = readonly [View, View, View];

/** A building: its front and right side, its front and left side from higher up, and a closer look. */
export const house: Views = [
  { around: 30, above: 15, fill: 0.82 },
  { around: -36, above: 27, fill: 0.82 },
  { around: 14, above: 18, fill: 2.2, aperture: 0.18, toward: [0.06, -0.04, 0.16] },
];

/** A building that shows as much from behind. */
export const allRound: Views = [
  { around: 30, above: 15, fill: 0.82 },
  { around: 212, above: 24, fill: 0.82 },
  { around: -16, above: 20, fill: 2.3, aperture: 0.18, toward: [0, -0.06, 0.16] },
];

/** A house under wide eaves, seen from lower down so that its walls show. */
export const lowRoof: Views = [
  { around: 28, above: 7, fill: 0.82 },
  { around: -38, above: 18, fill: 0.82 },
  { around: 12, above: 9, fill: 2.1, aperture: 0.18, toward: [0, -0.16, 0.2] },
];
