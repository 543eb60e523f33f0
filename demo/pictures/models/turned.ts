import { LatheGeometry, Vector2 } from "three";

/** A body turned on a lathe: its outline from the bottom up, as distance from the axis and height. */
export const turned = (points: readonly (readonly [number, number])[]) =>
  new LatheGeometry(
    points.map(([x, y]) => new Vector2(x, y)),
    72,
  );
