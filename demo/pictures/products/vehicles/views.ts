import type { Object3D } from "three";
import type { View } from "../look.ts";

export type Views = readonly [View, View, View];

/** For what rolls along +x: its front at an angle, its back, and its nose close up. */
export const driving: Views = [
  { around: 38, above: 17, fill: 0.84 },
  { around: 218, above: 24, fill: 0.84 },
  { around: 62, above: 20, fill: 1.3, toward: [0.02, 0.02, 0.16] },
];

/** The same with another third view. */
export const drivingThen = (third: View): Views => [driving[0], driving[1], third];

/** Turns the named moving parts, for a view that shows what they do. */
export const moving =
  (...moves: readonly (readonly [name: string, axis: "x" | "y" | "z", degrees: number])[]) =>
  (arranged: Object3D[]): Object3D[] => {
    for (const [name, axis, degrees] of moves) {
      for (const thing of arranged) {
        const found = thing.getObjectByName(name);
        if (!found) continue;
        found.rotation[axis] += (degrees * Math.PI) / 180;
      }
    }
    return arranged;
  };
