import type { Object3D } from "three";
import type { View } from "../look.ts";

const first = ([front]: Object3D[]) => (front ? [front] : []);
const second = ([, back]: Object3D[]) => (back ? [back] : []);

/** Clothes come as front and back; each picture shows one of them. */
export const topViews: readonly [View, View, View] = [
  { around: 0, above: 76, fill: 0.88, arrange: first },
  { around: -10, above: 64, fill: 0.88, arrange: second },
  { around: 12, above: 52, fill: 1.9, toward: [0, 0, -0.24], arrange: first },
];

export const bottomViews: readonly [View, View, View] = [
  { around: 0, above: 76, fill: 0.88, arrange: first },
  { around: -14, above: 62, fill: 0.88, arrange: second },
  { around: 14, above: 50, fill: 2, toward: [0, 0, -0.28], arrange: first },
];
