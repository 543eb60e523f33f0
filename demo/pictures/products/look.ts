import type { Object3D } from "three";
import type { FittedCamera } from "../stage/fit.ts";
import type { Paint } from "../stage/palette.ts";
import type { Random } from "../stage/random.ts";

/** What stands before the camera for one colour of a product. */
export type Arrange = (random: Random) => Object3D[];

/** One look at a product; it may arrange things anew, for example open a bag or lay a shoe on its side. */
export type View = FittedCamera & { readonly arrange?: (arranged: Object3D[], random: Random) => Object3D[] };

/** How one product looks: one set of pictures for each of its colours. */
export type Look = {
  readonly code: string;
  readonly colours: Readonly<Partial<Record<Paint, Arrange>>>;
  readonly views?: readonly [View, View, View];
  readonly backdrop?: Paint;
};

/** From the front at an angle, from behind, and a detail. */
export const standing: readonly [View, View, View] = [
  { around: 28, above: 14, fill: 0.8 },
  { around: 208, above: 20, fill: 0.8 },
  { around: -18, above: 26, fill: 1.7, toward: [0, 0.12, 0.1] },
];

/** For things that lie flat: from high above, from the side, and a detail. */
export const lying: readonly [View, View, View] = [
  { around: 0, above: 62, fill: 0.82 },
  { around: 34, above: 30, fill: 0.82 },
  { around: -14, above: 48, fill: 1.9, toward: [0, 0, 0.12] },
];

/** The same thing in several colours: `made` gets the paint of the colour. */
export function inColours(
  colours: readonly Paint[],
  made: (paint: Paint, random: Random) => Object3D | Object3D[],
): Look["colours"] {
  return Object.fromEntries(colours.map((paint) => [paint, (random: Random) => [made(paint, random)].flat()]));
}
